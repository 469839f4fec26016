// What the browser itself says about frames and about the work of the page.

/** @typedef {import('@playwright/test').CDPSession} Session */

/** Time for the page's own script, style and layout; painting and compositing are not included. */
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
/** Trace events of the compositor's frames. */
const TRACED = ['viz', 'disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'];

/**
 * What the page has done so far: seconds, and the number of style and layout recalculations.
 * @param {Session} session
 */
export async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    work: WORK.reduce((sum, name) => sum + of(name), 0),
    thread: of('TaskDuration'),
    styles: of('RecalcStyleCount'),
    layouts: of('LayoutCount'),
  };
}

/**
 * Lets the browser count its shown and dropped frames while something runs.
 * @template Result
 * @param {Session} session
 * @param {() => Promise<Result>} act
 */
export async function countingFrames(session, act) {
  const counts = { shown: 0, dropped: 0 };
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name } of value) {
      if (name === 'Display::FrameDisplayed') counts.shown++;
      if (name === 'DroppedFrame') counts.dropped++;
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED },
  });
  const result = await act();
  const collected = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await collected;
  return { result, counts };
}
