/**
 * SVG definitions for the chart: the hatching of unexplored sectors. Include once per page, beside `WorldDefinitions`.
 */
export function MapDefinitions() {
  return (
    <svg className="definitions" aria-hidden="true">
      <pattern id="fog-hatch" width="5.2" height="5.2" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path d="M0 0V5.2" stroke="var(--fog-line)" strokeWidth="1.1" />
      </pattern>
    </svg>
  );
}
