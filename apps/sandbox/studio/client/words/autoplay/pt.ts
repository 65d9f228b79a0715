import type { AutoplayWords } from './en.ts'

export const pt: AutoplayWords = {
  title: 'Jogo automático',
  turbo: 'Jogo rápido',
  rounds: 'Quantas rodadas',
  lossLimit: 'Parar antes de perder mais de',
  singleWin: 'Parar com um ganho de pelo menos',
  anyWin: 'não parar',
  onFeature: 'Parar quando começar um recurso',
  stopsToo:
    'O jogo automático também para quando a página fica oculta ou coberta, quando uma aposta é recusada e sem conexão.',
  start: 'Começar',
  stop: 'Parar o jogo automático, faltam {count}',
  exitFirst: 'Primeiro, escolha onde sair',
  tilesFirst: 'Primeiro, toque nas casas que o jogo automático deve abrir',
  marked: 'Escolhidas para o jogo automático: {count}',
  ended: {
    done: 'O jogo automático terminou',
    loss: 'Parado: o seu limite de perda',
    win: 'Parado: um ganho do tamanho definido',
    feature: 'Parado: um recurso',
    free: 'Parado: as rodadas grátis terminaram',
    stopped: 'Jogo automático parado',
    refused: 'Parado: nenhuma rodada pôde começar',
    covered: 'Parado: o cassino mostra outra coisa',
    hidden: 'Parado: a página estava oculta',
    offline: 'Parado: sem conexão',
  },
}
