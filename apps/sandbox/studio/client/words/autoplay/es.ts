import type { AutoplayWords } from './en.ts'

export const es: AutoplayWords = {
  title: 'Juego automático',
  turbo: 'Juego rápido',
  rounds: 'Cuántas rondas',
  lossLimit: 'Parar antes de perder más de',
  singleWin: 'Parar con una ganancia de al menos',
  anyWin: 'no parar',
  onFeature: 'Parar cuando empiece una función',
  stopsToo:
    'El juego automático también se detiene si la página queda oculta o cubierta, si se rechaza una apuesta y sin conexión.',
  start: 'Empezar',
  stop: 'Parar el juego automático, quedan {count}',
  exitFirst: 'Elige primero dónde retirarte',
  tilesFirst: 'Pulsa primero las casillas que debe abrir el juego automático',
  marked: 'Elegidas para el juego automático: {count}',
  ended: {
    done: 'El juego automático ha terminado',
    loss: 'Detenido: tu límite de pérdida',
    win: 'Detenido: una ganancia como la que fijaste',
    feature: 'Detenido: una función',
    free: 'Detenido: las tiradas gratis han terminado',
    stopped: 'Juego automático detenido',
    refused: 'Detenido: no pudo empezar ninguna ronda',
    covered: 'Detenido: el casino muestra otra cosa',
    hidden: 'Detenido: la página estaba oculta',
    offline: 'Detenido: sin conexión',
  },
}
