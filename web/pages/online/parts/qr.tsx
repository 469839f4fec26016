import { useEffect, useState } from 'react';

interface QrDrawing {
  readonly path: string;
  readonly size: number;
}

async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}

/** An address as a QR code. */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    drawQr(text).then(
      (drawn) => isWanted && setDrawing(drawn),
      () => undefined, // the address is shown beside it
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawing === null) return null;
  return (
    <svg className="online-qr" role="img" aria-label={name} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
      <path d={drawing.path} />
    </svg>
  );
}
