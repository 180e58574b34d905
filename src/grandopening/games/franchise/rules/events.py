"""What happens in Franchise: every event with its rule, what its numbers are, and the parts of its sum."""

from ....core.declare import NUMBER, SEAT
from ....core.events import Events
from .kinds import END, MILESTONE, PLACE, REGION, SOURCE, WAY

CITY = {"place": PLACE, "spaces": NUMBER, "times": NUMBER}  # of an income: empty spaces, and how often they count
STANDING = {"seat": SEAT, "franchises": NUMBER, "spaces": NUMBER}  # in a city of so many spaces
IN_REGION = {"seat": SEAT, "franchises": NUMBER, "marker": NUMBER}  # 1: the tie-break marker is theirs

EVENTS = Events()
E_TURN = EVENTS.add("turn", "F3", seat=SEAT, turn=NUMBER)
E_START = EVENTS.add("start", "F2.3", seat=SEAT, place=PLACE)
E_BOOM = EVENTS.add("boom", "F8.4", seat=SEAT, place=PLACE)
E_INCOME = EVENTS.add("income", "F3.1", CITY, seat=SEAT, spaces=NUMBER, dollars=NUMBER)
E_EXPAND = EVENTS.add("expand", "F3.2", seat=SEAT, way=WAY, dollars=NUMBER)
E_EXPAND_AGAIN = EVENTS.add("expand_again", "F6.2", seat=SEAT, way=WAY, dollars=NUMBER)
E_EXPAND_FAR = EVENTS.add("expand_far", "F8.8", seat=SEAT, place=PLACE, dollars=NUMBER)
E_ROAD = EVENTS.add("road", "F8.8", seat=SEAT)
E_CASH = EVENTS.add("cash", "F6.4", seat=SEAT, dollars=NUMBER)
E_SHARE = EVENTS.add("share", "F3.3", seat=SEAT, place=PLACE, dollars=NUMBER)
E_DOUBLE = EVENTS.add("double", "F6.3", seat=SEAT, place=PLACE)
E_OPEN = EVENTS.add("open", "F3.4", seat=SEAT, place=PLACE)
E_MAJORITY = EVENTS.add("majority", "F4.2", STANDING, seat=SEAT, place=PLACE, points=NUMBER)
E_FULL = EVENTS.add("full", "F4.3", STANDING, seat=SEAT, place=PLACE, points=NUMBER)
E_TIE_BREAK = EVENTS.add("tie_break", "F4.5", seat=SEAT, region=REGION)
E_UPRIGHT = EVENTS.add("upright", "F8.3", seat=SEAT, milestone=MILESTONE)
E_MILESTONE = EVENTS.add("milestone", "F8.2", seat=SEAT, milestone=MILESTONE)
E_REGION = EVENTS.add("region", "F5.2", IN_REGION, seat=SEAT, region=REGION, points=NUMBER)
E_REGION_DOLLARS = EVENTS.add("region_dollars", "F8.7", IN_REGION, seat=SEAT, region=REGION, dollars=NUMBER)
E_BONUS_BACK = EVENTS.add("bonus_back", "F8.7", seat=SEAT, region=REGION)
E_DEVELOPMENT_TILE = EVENTS.add("development_tile", "F8.7", seat=SEAT, region=REGION)
E_ROAD_TILE = EVENTS.add("road_tile", "F8.7", seat=SEAT, region=REGION)
E_TRACK = EVENTS.add("track", "F5.5", seat=SEAT, region=REGION, points=NUMBER)
E_FINAL = EVENTS.add("final", "F7.3", seat=SEAT, source=SOURCE, points=NUMBER)
E_END = EVENTS.add("end", "F7", end=END)
