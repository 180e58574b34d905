"""schemathesis on our own OpenAPI document, with a real seat and limits off: no 5xx, answers as documented, and every
operation is reached (a 2xx) at least once."""

import os
from collections import defaultdict

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

EXAMPLES = int(os.environ.get("GRANDOPENING_EXAMPLES", "8"))  # of each operation; ./test --all makes more
FEW = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))
REAL = ["nothing", "the game", "everything"]
PATIENCE = 60  # seconds, for a hint while other tests keep the machine busy


class Seated:
    """What somebody with a seat would send: games that exist, versions that are current, moves that are legal."""

    def __init__(self, browser, other):
        self.browser, self.other = browser, other

    def lobby(self, host):
        return host.start([{"kind": "you"}, {"kind": "friend"}], start=False)

    def running(self):
        """Before the end of a first turn, with a step in the draft."""
        return self.browser.move(self.browser.start(options={"start": "introductory"})["table"])

    def over(self):
        """A turn each without doing anything ends a game by the introductory start."""
        table = self.browser.start(options={"start": "introductory"})["table"]
        while table["status"] == "running":
            table = self.browser.play(table, {"do": "done"})
        return table

    def asked(self):
        """A table at which an undo is asked for, by the other one."""
        started = self.browser.start([{"kind": "you"}, {"kind": "friend"}])
        table, path = started["table"], f"/games/{started['table']['id']}"
        table = self.other.post(f"{path}/claim", {"secret": started["invitations"][0]["secret"]}).json()
        table = self.other.play(table, {"do": "start", "place": "Pueblo"})
        return self.other.post(f"{path}/undo", {"version": table["version"]}).json()

    def fill(self, case):
        """Real values for an operation; what is not about a certain game stays as it was made up."""
        operation = case.operation.path.removeprefix("/api/games/{game_id}")
        if operation == case.operation.path:
            return self.fill_elsewhere(case)
        table = self.running()
        version = {"version": table["version"]}
        case.path_parameters = {"game_id": table["id"]}
        if "{seat}" in operation:
            case.path_parameters["seat"] = 0
        if operation == "/moves":
            case.body = {**version, "entry": table["moves"][0]["entry"]}
        elif operation in ("/back", "/hint"):
            case.body = version
        elif operation == "/undo":
            table = self.browser.move(self.browser.start()["table"])
            case.path_parameters, case.body = {"game_id": table["id"]}, {"version": table["version"]}
        elif operation == "/undo/answer":
            table = self.asked()
            case.path_parameters, case.body = {"game_id": table["id"]}, {"version": table["version"], "agree": True}
        elif operation == "/positions/{number}":
            case.path_parameters["number"] = 0
        elif operation in ("/log", "/chat"):
            case.query = {}
            case.body = {"text": "hello"} if case.method == "POST" else case.body
        elif operation == "/what-if":
            case.body = {"number": 0}
        elif operation in ("/figures", "/figures.csv", "/rematch", "/review", "/embed"):
            case.path_parameters["game_id"] = self.over()["id"]
        elif operation == "/lesson":
            lesson = self.browser.post("/lessons/franchise").json()
            case.path_parameters, case.body = {"game_id": lesson["id"]}, {"version": lesson["version"]}
        elif operation == "/seats/{seat}/silence":
            case.body = {"silent": True}
        elif operation in ("/lobby", "/start", "/claim", "/invited", "/seats/{seat}/invitation"):
            self.fill_lobby(case, operation)
        elif operation == "/seats/{seat}/person":
            self.browser.post(f"/games/{table['id']}/seats/0/bot", {})
        elif operation == "/seats/{seat}/bot":
            case.body = {}
        return None

    def fill_lobby(self, case, operation):
        started = self.lobby(self.other if operation in ("/claim", "/invited") else self.browser)
        table = started["table"]
        case.path_parameters["game_id"] = table["id"]
        version = table["version"]
        if operation == "/start":
            version = self.browser.post(f"/games/{table['id']}/seats/1/bot", {}).json()["version"]
        if operation in ("/claim", "/invited"):
            case.body = {"secret": started["invitations"][0]["secret"]}
        elif operation == "/seats/{seat}/invitation":
            case.path_parameters["seat"] = 1
        else:
            case.body = {"version": version}

    def fill_elsewhere(self, case):
        path = case.operation.path
        if "{game}" in path:
            case.path_parameters, case.query = {"game": "franchise"}, {}
        if "{language}" in path:
            case.path_parameters = {"language": "en"}
        if path == "/api/games":
            case.body = {"seats": [{"kind": "you"}, {"kind": "bot"}]}
        if path == "/api/records":
            case.body = self.browser.get(f"/games/{self.running()['id']}/record").json()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of schemathesis' own dependencies
def test_every_operation_answers_and_none_breaks(start_server, open_browser):
    """On a server of its own: made-up tables of bots alone would keep those of other tests waiting."""
    server = start_server("--no-limits")
    ada, ben = open_browser(server), open_browser(server)
    schema = schemathesis.openapi.from_url(f"{ada.server.url}/api/openapi.json")
    seated, statuses = Seated(ada, ben), defaultdict(set)
    cookies = dict(ada.client.cookies)
    for result in schema.get_all_operations():
        assert not isinstance(result, Err)
        operation = result.ok()
        right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE) if operation.body else right

        def try_out(case, real):
            if real == "everything":
                seated.fill(case)
            elif real == "the game" and "game_id" in case.path_parameters:
                table = seated.running()
                case.path_parameters["game_id"] = table["id"]
                if isinstance(case.body, dict) and "version" in case.body:
                    case.body["version"] = table["version"]
            answer = case.call(cookies=cookies, base_url=ada.server.url, timeout=PATIENCE)
            assert answer.status_code < 500, (case.operation.label, answer.text)
            case.validate_response(answer, checks=[status_code_conformance, response_schema_conformance])
            statuses[case.operation.label].add(answer.status_code)

        settings(FEW, max_examples=2)(given(case=right, real=st.just("everything"))(try_out))()
        settings(FEW, max_examples=EXAMPLES - 2)(given(case=right | wrong, real=st.sampled_from(REAL))(try_out))()
    unreached = [label for label, seen in statuses.items() if not any(200 <= status < 300 for status in seen)]
    assert unreached == []
    assert len(statuses) > 25
