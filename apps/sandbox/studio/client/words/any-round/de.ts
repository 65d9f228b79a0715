import type { AnyRoundWords } from './en.ts'

export const de: AnyRoundWords = {
  title: 'Eine beliebige Runde prüfen',
  how: 'Jeder kann eine Runde aus ihren Seeds noch einmal ziehen. Dieser Browser rechnet; nichts wird gesendet.',
  game: 'Spiel',
  number: 'Nummer der Runde',
  draw: 'Noch einmal ziehen',
  drawn: 'Das ergeben diese Seeds',
  hash: 'Das ist der Hash des geheimen Seeds. Er muss der sein, der vor der Runde gezeigt wurde.',
  thisRound: 'Diese Runde prüfen',
  noGame: 'Dieses Spiel gibt es nicht, oder seine Runden lassen sich nicht prüfen.',
}
