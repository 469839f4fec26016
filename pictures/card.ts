import { selectAll, selectOne } from 'css-select';
import render from 'dom-serializer';
import type { AnyNode, Document, Element } from 'domhandler';

/** The size that messengers ask for. */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;
const MARGIN = 36;
/** Above the drawings of a page. */
const HEADER_HEIGHT = 104;
const LINE_HEIGHT = 44;
const SKY = '#070b17';
const TITLE_COLOUR = '#e9cd8f';
const TEXT_COLOUR = '#e6e1d3';
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** A name in the colour of its seat. */
interface PictureLine {
  readonly text: string;
  readonly colour: string;
}

/** Where the title and the names are: names below the title, or beside it, each this wide. */
interface LetteringPlace {
  readonly x: number;
  readonly y: number;
  readonly lineWidth: number | null;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const MAX_NAME_LENGTH = 20;
const shortened = (name: string): string =>
  [...name].length > MAX_NAME_LENGTH ? `${[...name].slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name;

/** A drawing, placed in a box of the picture. */
function placed(drawing: Element, { x, y, width, height }: Box): string {
  Object.assign(drawing.attribs, {
    overflow: 'visible',
    x: String(x),
    y: String(y),
    width: String(width),
    height: String(height),
  });
  return render(drawing, { xmlMode: true });
}

const CHART_BOX: Box = { x: MARGIN, y: MARGIN, width: 720, height: PICTURE_HEIGHT - 2 * MARGIN };
const CHART_SIDE: LetteringPlace = { x: 2 * MARGIN + 720, y: 126, lineWidth: null };

function lettering(title: string, lines: readonly PictureLine[], { x, y, lineWidth }: LetteringPlace): string {
  const beside = PICTURE_WIDTH - MARGIN - lines.length * (lineWidth ?? 0);
  const rows = lines.map(({ text, colour }, i) => {
    const [left, base] = lineWidth === null ? [x, y + 61 + i * LINE_HEIGHT] : [beside + i * lineWidth, y];
    return (
      `<circle cx="${left + 10}" cy="${base - 9}" r="10" fill="${colour}"/>` +
      `<text x="${left + 34}" y="${base}" font-family="Inter" font-size="27" fill="${TEXT_COLOUR}">${escapeXml(shortened(text))}</text>`
    );
  });
  const heading = `<text x="${x}" y="${y}" font-family="Marcellus" font-size="46" fill="${TITLE_COLOUR}">${escapeXml(title)}</text>`;
  return heading + rows.join('');
}

/** The picture as SVG: a chart beside the names, or the drawings of a page below them. */
export function pictureSvg(page: Document, title: string, names: readonly string[]): string {
  const colours = selectAll<AnyNode, Element>('[data-seats] > circle', page.children).map(
    ({ attribs }) => attribs.fill,
  );
  const lines = names.map((text, seat) => ({ text, colour: colours[seat] ?? TEXT_COLOUR }));
  const chart = selectOne<AnyNode, Element>('[data-game] > svg', page.children);
  const content =
    chart === null ? shipsBelow(page, title, lines) : placed(chart, CHART_BOX) + lettering(title, lines, CHART_SIDE);
  const size = `width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"`;
  return `<svg xmlns="${SVG}" xmlns:xlink="${XLINK}" ${size}><rect width="100%" height="100%" fill="${SKY}"/>${content}</svg>`;
}

/** Drawings below each other, as large as they fit, and the definitions they refer to. */
function shipsBelow(page: Document, title: string, lines: readonly PictureLine[]): string {
  const drawings = selectAll<AnyNode, Element>('.ship-drawing > svg', page.children);
  const height = (PICTURE_HEIGHT - HEADER_HEIGHT) / Math.max(1, drawings.length);
  const definitions = selectAll<AnyNode, Element>('.ship-definitions > *', page.children);
  return (
    render(definitions, { xmlMode: true }) +
    drawings
      .map((drawing, i) =>
        placed(drawing, {
          x: MARGIN,
          y: HEADER_HEIGHT + i * height,
          width: PICTURE_WIDTH - 2 * MARGIN,
          height: height - 8,
        }),
      )
      .join('') +
    lettering(title, lines, { x: MARGIN, y: 68, lineWidth: 330 })
  );
}
