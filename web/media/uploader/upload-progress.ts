/** Percent at which an upload begins, and the most it shows before it has been answered. */
const percents = { first: 10, most: 89 };

/** Milliseconds between two steps while the browser reports nothing, and the largest of them in percent. */
const ticks = { pause: 300, largest: 8 };

/**
 * Follows an upload that has begun: tells the percent to be shown, which never falls. It ticks until the browser says
 * for the first time how much has been sent (0 to 1), and from then on believes nothing else.
 */
export function followProgress(show: (percent: number) => void) {
  let percent = percents.first;
  show(percent);

  function rise(to: number): void {
    const next = Math.min(percents.most, Math.max(percent, Math.round(to)));
    if (next === percent) return;
    percent = next;
    show(percent);
  }

  const ticking = setInterval(() => rise(percent + randomStep()), ticks.pause);
  const stop = () => clearInterval(ticking);
  return {
    sent(share: number): void {
      stop();
      rise(share * 100);
    },
    stop,
  };
}

const randomStep = (): number => 1 + Math.floor(Math.random() * ticks.largest);
