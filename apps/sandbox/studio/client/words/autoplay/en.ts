export const en = {
  title: 'Autoplay',
  turbo: 'Fast play',
  rounds: 'How many rounds',
  lossLimit: 'Stop before a loss of more than',
  singleWin: 'Stop with a win of at least',
  anyWin: 'no stop',
  onFeature: 'Stop when a feature begins',
  stopsToo:
    'Autoplay also stops when the page is hidden or covered, when a bet is refused, and without a connection.',
  start: 'Start',
  stop: 'Stop autoplay, {count} left',
  exitFirst: 'First set where to cash out',
  tilesFirst: 'First press the tiles that autoplay shall open',
  marked: 'Marked for autoplay: {count}',
  ended: {
    done: 'Autoplay is over',
    loss: 'Autoplay stopped: your loss limit',
    win: 'Autoplay stopped: a win of the size that you set',
    feature: 'Autoplay stopped: a feature',
    free: 'Autoplay stopped: the free spins are over',
    stopped: 'Autoplay stopped',
    refused: 'Autoplay stopped: no round could begin',
    covered: 'Autoplay stopped: the casino shows something else',
    hidden: 'Autoplay stopped: the page was hidden',
    offline: 'Autoplay stopped: no connection',
  },
}

export type AutoplayWords = typeof en
