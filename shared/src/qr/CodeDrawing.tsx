import type { DrawnCode } from './drawCode';

/** Modules of white space around a QR code, which scanners need. */
const QUIET_ZONE = 4;

interface CodeDrawingProps {
  code: DrawnCode;
  /** What the code says, for those who can't see it. */
  label: string;
}

/** A QR code as a picture: dark on white in both themes. */
export function CodeDrawing({ code, label }: CodeDrawingProps) {
  const width = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      {/* Drawn, since a browser that darkens pages by itself leaves drawings alone. */}
      <path d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${width}v${width}h${-width}z`} fill="white" />
      <path d={code.path} />
    </svg>
  );
}
