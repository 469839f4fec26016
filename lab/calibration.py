"""Draws how often seats won to which the networks gave a chance, as a picture for the documentation.

    python3 lab/calibration.py

It reads the calibration tables in the evidence of bots/*/network.json and writes docs/calibration.svg.
"""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = [
    ("startrek", "Star Trek", "#1f6fb2", "circle"),
    ("starship", "Sternenschiff", "#b25a1f", "square"),
    ("duel", "Duel", "#3b7d3b", "triangle"),
]
SIZE, LEFT, TOP, WIDTH, HEIGHT = 360, 56, 16, 600, 440


def mark(shape, x, y, colour):
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'
    if shape == "square":
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 6:.1f}l6 10h-12z" fill="{colour}"/>'


def at(given, won):
    return LEFT + SIZE * given, TOP + SIZE * (1 - won)


def drawing():
    text = 'font-family="sans-serif" font-size="13" fill="#222"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="name">',
        '<title id="name">Chances that the networks give, and how often those seats won</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for i in range(0, 11, 2):
        x, y = at(i / 10, i / 10)
        parts.append(f'<path d="M{x:.1f} {TOP}v{SIZE}M{LEFT} {y:.1f}h{SIZE}" stroke="#ddd" fill="none"/>')
        parts.append(f'<text x="{x:.1f}" y="{TOP + SIZE + 18}" text-anchor="middle" {text}>{i * 10}</text>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" {text}>{i * 10}</text>')
    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    parts.append(f'<path d="M{x0} {y0}L{x1} {y1}" stroke="#888" stroke-dasharray="5 4" fill="none"/>')
    parts.append(f'<text x="{LEFT + SIZE / 2}" y="{TOP + SIZE + 42}" text-anchor="middle" {text}>chance given, %</text>')
    parts.append(
        f'<text transform="translate(16 {TOP + SIZE / 2}) rotate(-90)" text-anchor="middle" {text}>won, %</text>'
    )
    for row, (game, name, colour, shape) in enumerate(GAMES):
        with open(ROOT / "bots" / game / "network.json") as file:
            evidence = json.load(file)["evidence"]
        parts += [mark(shape, *at(given, won), colour) for _, given, won in evidence["tenths"]]
        x, y = LEFT + SIZE + 28, TOP + 20 + 26 * row
        parts.append(mark(shape, x, y - 4, colour))
        parts.append(f'<text x="{x + 14}" y="{y}" {text}>{name}, {evidence["logLoss"]:.3f}</text>')
    parts.append(f'<text x="{LEFT + SIZE + 20}" y="{TOP + 20 + 26 * len(GAMES)}" {text}>with the log loss</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    (ROOT / "docs" / "calibration.svg").write_text(drawing(), encoding="utf-8")
