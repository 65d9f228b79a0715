import type { en } from './en.ts'

export const es: typeof en = {
  AUTOPLAY_FORBIDDEN: 'El juego automático no está permitido donde juegas. No se ha cobrado nada.',
  BETS_CLOSED: 'Demasiado tarde: las apuestas de esta ronda están cerradas. No se cobró nada.',
  TABLE_FULL:
    'La mesa no acepta más dinero de un mismo jugador. Las últimas fichas no se cobraron.',
  SEAT_EMPTY:
    'En este asiento no juega nadie en esta ronda: apuesta detrás de un jugador que ya apostó. No se cobró nada.',
  SEAT_TAKEN: 'Otro jugador acaba de ocupar este asiento. No se cobró nada.',
  SEAT_KEPT:
    'Llevas varias rondas sin apostar, así que el último asiento libre se guarda por ahora para otros jugadores. Puedes apostar detrás de un jugador que ya apostó.',
  SEAT_STAKED:
    'Has apostado en tu asiento en esta ronda. Podrás cambiar de asiento cuando termine.',
  STAKE_LATE:
    'Demasiado tarde: el casino confirmó esta apuesta cuando el tiempo ya había terminado. No cuenta y se te devuelve.',
  ROOM_CLOSED: 'Esta sala no está en directo. No se ha cobrado nada.',
  INSUFFICIENT_FUNDS: 'Tu saldo no llega para esta apuesta. No se ha cobrado nada.',
  LIMIT_REACHED:
    'El casino no acepta apuestas tuyas en este momento: has llegado a uno de tus límites o te pide que levantes la vista un instante. No se ha cobrado nada.',
  TOKEN_EXPIRED:
    'Esta sesión de juego ha terminado. Abre el juego de nuevo para seguir. No se ha cobrado nada.',
  TOKEN_UNKNOWN:
    'Esta sesión de juego ha terminado. Abre el juego de nuevo para seguir. No se ha cobrado nada.',
  SESSION_UNKNOWN: 'Esta sesión de juego ha terminado. Abre el juego de nuevo para seguir.',
  PLAYER_DISABLED: 'Tu cuenta no puede jugar en este momento. No se ha cobrado nada.',
  GAME_UNKNOWN: 'El casino no ofrece este juego en este momento. No se ha cobrado nada.',
  ROUND_OPEN: 'Tu última ronda todavía se está liquidando. Un momento.',
  TOO_SOON: 'Un momento entre rondas.',
  BAD_CHOICE: 'Esa apuesta no es posible. No se ha cobrado nada.',
  BAD_ACTION: 'Eso ya no es posible. No se ha cobrado nada.',
  OFFLINE: 'Sin conexión. Si había una ronda en marcha, continúa y la verás cuando vuelvas.',
  FAILED: 'Algo ha fallado por nuestra parte. Las rondas en marcha se conservan.',
}
