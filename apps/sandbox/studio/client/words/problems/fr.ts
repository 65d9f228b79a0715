import type { en } from './en.ts'

export const fr: typeof en = {
  AUTOPLAY_FORBIDDEN:
    'Le jeu automatique n’est pas autorisé là où vous jouez. Rien n’a été débité.',
  BETS_CLOSED: 'Trop tard : les mises de cette manche sont closes. Rien n’a été prélevé.',
  TABLE_FULL:
    'La table n’accepte pas davantage d’un même joueur. Rien n’a été prélevé pour les derniers jetons.',
  SEAT_EMPTY:
    'Personne ne joue à cette place dans cette manche : misez derrière un joueur qui a misé. Rien n’a été prélevé.',
  SEAT_TAKEN: 'Un autre joueur vient de prendre cette place. Rien n’a été prélevé.',
  SEAT_KEPT:
    'Vous n’avez pas misé depuis quelques manches : la dernière place libre est gardée pour d’autres joueurs pour le moment. Vous pouvez miser derrière un joueur qui a misé.',
  SEAT_STAKED:
    'Vous avez misé à votre place dans cette manche. Vous pourrez changer de place quand elle sera finie.',
  STAKE_LATE:
    'Trop tard : le casino a confirmé cette mise une fois le temps écoulé. Elle ne compte pas et vous est rendue.',
  ROOM_CLOSED: 'Cette salle n’est pas en direct. Rien n’a été débité.',
  INSUFFICIENT_FUNDS: 'Votre solde ne suffit pas pour cette mise. Rien n’a été débité.',
  LIMIT_REACHED:
    'Le casino n’accepte pas vos mises en ce moment : une de vos limites est atteinte, ou il vous demande de lever les yeux un instant. Rien n’a été débité.',
  TOKEN_EXPIRED:
    'Cette session de jeu est terminée. Rouvrez le jeu pour continuer. Rien n’a été débité.',
  TOKEN_UNKNOWN:
    'Cette session de jeu est terminée. Rouvrez le jeu pour continuer. Rien n’a été débité.',
  SESSION_UNKNOWN: 'Cette session de jeu est terminée. Rouvrez le jeu pour continuer.',
  PLAYER_DISABLED: 'Votre compte ne peut pas jouer pour le moment. Rien n’a été débité.',
  GAME_UNKNOWN: 'Le casino ne propose pas ce jeu pour le moment. Rien n’a été débité.',
  ROUND_OPEN: 'Votre dernière partie est encore en cours de règlement. Un instant.',
  TOO_SOON: 'Un instant entre deux parties.',
  BAD_CHOICE: 'Cette mise n’est pas possible. Rien n’a été débité.',
  BAD_ACTION: 'Ce n’est plus possible. Rien n’a été débité.',
  OFFLINE:
    'Pas de connexion. Si une partie était en cours, elle continue et vous la verrez à votre retour.',
  FAILED: 'Une erreur s’est produite de notre côté. Les parties en cours sont conservées.',
}
