/** Where an arrow key leads on the street: along a row, or across. */
export function step(rows: number[][], from: number, key: string): number | undefined {
	const side = rows.findIndex((row) => row.includes(from));
	const index = rows[side]?.indexOf(from) ?? 0;
	if (key === 'ArrowLeft') return rows[side]?.[index - 1];
	if (key === 'ArrowRight') return rows[side]?.[index + 1];
	if (key === 'ArrowUp' || key === 'ArrowDown') return rows[1 - side]?.[index];
	return undefined;
}
