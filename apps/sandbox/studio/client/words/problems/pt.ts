import type { en } from './en.ts'

export const pt: typeof en = {
  AUTOPLAY_FORBIDDEN: 'O jogo automático não é permitido onde você joga. Nada foi cobrado.',
  BETS_CLOSED: 'Tarde demais: as apostas desta rodada estão fechadas. Nada foi cobrado.',
  TABLE_FULL:
    'A mesa não aceita um valor maior de um mesmo jogador. As últimas fichas não foram cobradas.',
  SEAT_EMPTY:
    'Neste lugar ninguém joga nesta rodada: aposte atrás de um jogador que já apostou. Nada foi cobrado.',
  SEAT_TAKEN: 'Outro jogador acabou de ocupar este lugar. Nada foi cobrado.',
  SEAT_KEPT:
    'Você ficou algumas rodadas sem apostar, por isso o último lugar livre fica por enquanto para outros jogadores. Você pode apostar atrás de um jogador que já apostou.',
  SEAT_STAKED:
    'Você apostou no seu lugar nesta rodada. Poderá trocar de lugar quando ela terminar.',
  STAKE_LATE:
    'Tarde demais: o cassino confirmou esta aposta depois do fim do tempo. Ela não conta e volta para você.',
  ROOM_CLOSED: 'Esta sala não está ao vivo. Nada foi cobrado.',
  INSUFFICIENT_FUNDS: 'Seu saldo não é suficiente para esta aposta. Nada foi cobrado.',
  LIMIT_REACHED:
    'O cassino não aceita apostas suas neste momento: você atingiu um dos seus limites, ou ele pede que você faça uma pequena pausa e responda. Nada foi cobrado.',
  TOKEN_EXPIRED:
    'Esta sessão de jogo terminou. Abra o jogo de novo para continuar. Nada foi cobrado.',
  TOKEN_UNKNOWN:
    'Esta sessão de jogo terminou. Abra o jogo de novo para continuar. Nada foi cobrado.',
  SESSION_UNKNOWN: 'Esta sessão de jogo terminou. Abra o jogo de novo para continuar.',
  PLAYER_DISABLED: 'Sua conta não pode jogar neste momento. Nada foi cobrado.',
  GAME_UNKNOWN: 'O cassino não oferece este jogo neste momento. Nada foi cobrado.',
  ROUND_OPEN: 'Sua última rodada ainda está sendo apurada. Um momento.',
  TOO_SOON: 'Um momento entre as rodadas.',
  BAD_CHOICE: 'Esta aposta não é possível. Nada foi cobrado.',
  BAD_ACTION: 'Isso já não é possível. Nada foi cobrado.',
  OFFLINE:
    'Sem conexão. Se havia uma rodada em andamento, ela continua e aparece quando você voltar.',
  FAILED: 'Algo deu errado do nosso lado. As rodadas em andamento são preservadas.',
}
