export const en = {
  title: 'Check any round',
  how: 'Anybody can draw a round again from its seeds. This browser does the sum; nothing is sent.',
  game: 'Game',
  number: 'Number of the round',
  draw: 'Draw it again',
  drawn: 'What these seeds draw',
  hash: 'This is the hash of the secret seed. It has to be the one that was shown before the round.',
  thisRound: 'Check this round',
  noGame: 'There is no such game, or its rounds cannot be checked.',
}

export type AnyRoundWords = typeof en
