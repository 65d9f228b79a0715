import type { en } from './en.ts'

export const de: typeof en = {
  AUTOPLAY_FORBIDDEN: 'Automatisches Spiel ist bei Ihnen nicht erlaubt. Es wurde nichts abgebucht.',
  BETS_CLOSED: 'Zu spät: Die Einsätze dieser Runde sind geschlossen. Es wurde nichts abgebucht.',
  TABLE_FULL:
    'Der Tisch nimmt von einem Spieler nicht mehr an. Für die letzten Chips wurde nichts abgebucht.',
  SEAT_EMPTY:
    'An diesem Platz spielt in dieser Runde niemand: Setzen Sie bei jemandem mit, der gesetzt hat. Es wurde nichts abgebucht.',
  SEAT_TAKEN: 'Jemand anderes hat diesen Platz gerade genommen. Es wurde nichts abgebucht.',
  SEAT_KEPT:
    'Sie haben einige Runden lang nicht gesetzt. Der letzte freie Platz bleibt deshalb vorerst für andere frei. Sie können bei jemandem mitsetzen, der gesetzt hat.',
  SEAT_STAKED:
    'Sie haben in dieser Runde an Ihrem Platz gesetzt. Nach der Runde können Sie den Platz wechseln.',
  STAKE_LATE:
    'Zu spät: Das Casino hat diesen Einsatz erst nach Ablauf der Zeit bestätigt. Er zählt nicht und kommt zu Ihnen zurück.',
  ROOM_CLOSED: 'Dieser Raum ist nicht auf Sendung. Es wurde nichts abgebucht.',
  INSUFFICIENT_FUNDS: 'Ihr Guthaben reicht für diesen Einsatz nicht. Nichts wurde abgebucht.',
  LIMIT_REACHED:
    'Das Casino nimmt gerade keine Einsätze von Ihnen an: Ein Limit von Ihnen ist erreicht, oder es bittet Sie, kurz aufzuschauen. Nichts wurde abgebucht.',
  TOKEN_EXPIRED:
    'Diese Spielsitzung ist zu Ende. Öffnen Sie das Spiel neu. Nichts wurde abgebucht.',
  TOKEN_UNKNOWN:
    'Diese Spielsitzung ist zu Ende. Öffnen Sie das Spiel neu. Nichts wurde abgebucht.',
  SESSION_UNKNOWN: 'Diese Spielsitzung ist zu Ende. Öffnen Sie das Spiel neu.',
  PLAYER_DISABLED: 'Ihr Konto kann gerade nicht spielen. Nichts wurde abgebucht.',
  GAME_UNKNOWN: 'Das Casino bietet dieses Spiel gerade nicht an. Nichts wurde abgebucht.',
  ROUND_OPEN: 'Ihre letzte Runde wird noch abgerechnet. Einen Moment.',
  TOO_SOON: 'Einen Moment zwischen den Runden.',
  BAD_CHOICE: 'Diese Wette ist nicht möglich. Nichts wurde abgebucht.',
  BAD_ACTION: 'Das ist nicht mehr möglich. Nichts wurde abgebucht.',
  OFFLINE:
    'Keine Verbindung. Eine laufende Runde geht weiter und wird gezeigt, wenn Sie zurück sind.',
  FAILED: 'Bei uns ist etwas schiefgegangen. Laufende Runden bleiben erhalten.',
}
