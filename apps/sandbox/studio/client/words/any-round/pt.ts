import type { AnyRoundWords } from './en.ts'

export const pt: AnyRoundWords = {
  title: 'Verificar qualquer rodada',
  how: 'Qualquer pessoa pode sortear de novo uma rodada a partir das sementes. Este navegador faz a conta; nada é enviado.',
  game: 'Jogo',
  number: 'Número da rodada',
  draw: 'Sortear de novo',
  drawn: 'O que estas sementes dão',
  hash: 'Este é o hash da semente secreta. Tem de ser o que foi mostrado antes da rodada.',
  thisRound: 'Verificar esta rodada',
  noGame: 'Esse jogo não existe, ou as suas rodadas não podem ser verificadas.',
}
