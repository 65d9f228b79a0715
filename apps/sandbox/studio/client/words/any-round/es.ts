import type { AnyRoundWords } from './en.ts'

export const es: AnyRoundWords = {
  title: 'Comprobar cualquier ronda',
  how: 'Cualquiera puede sortear de nuevo una ronda a partir de sus semillas. Lo calcula este navegador; no se envía nada.',
  game: 'Juego',
  number: 'Número de la ronda',
  draw: 'Sortear de nuevo',
  drawn: 'Lo que dan estas semillas',
  hash: 'Este es el hash de la semilla secreta. Tiene que ser el que se mostró antes de la ronda.',
  thisRound: 'Comprobar esta ronda',
  noGame: 'No existe ese juego, o sus rondas no se pueden comprobar.',
}
