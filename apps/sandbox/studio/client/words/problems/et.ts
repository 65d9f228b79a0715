import type { en } from './en.ts'

export const et: typeof en = {
  AUTOPLAY_FORBIDDEN: 'Automaatmäng ei ole seal, kus sa mängid, lubatud. Midagi ei võetud maha.',
  BETS_CLOSED: 'Liiga hilja: selle ringi panused on suletud. Midagi ei võetud.',
  TABLE_FULL: 'Laud ei võta ühelt mängijalt rohkem. Viimaste žetoonide eest ei võetud midagi.',
  SEAT_EMPTY:
    'Sellel kohal ei mängi selles ringis keegi: panusta mängija taha, kes on panuse teinud. Midagi ei võetud.',
  SEAT_TAKEN: 'Teine mängija võttis just selle koha. Midagi ei võetud.',
  SEAT_KEPT:
    'Sa ei ole mõnes ringis panustanud, seega hoitakse viimast vaba kohta praegu teistele. Saad panustada mängija taha, kes on panuse teinud.',
  SEAT_STAKED: 'Sa oled selles ringis oma kohal panustanud. Kohta saad vahetada, kui ring on läbi.',
  STAKE_LATE:
    'Liiga hilja: kasiino kinnitas selle panuse alles pärast aja lõppu. See ei loe ja tuleb sulle tagasi.',
  ROOM_CLOSED: 'See tuba ei ole eetris. Midagi ei võetud.',
  INSUFFICIENT_FUNDS: 'Sinu saldo on selle panuse jaoks liiga väike. Midagi ei võetud.',
  LIMIT_REACHED:
    'Kasiino ei võta sinult praegu panuseid vastu: mõni sinu piirang on täis või palutakse sul hetkeks pilk tõsta. Midagi ei võetud.',
  TOKEN_EXPIRED: 'See mängukord on lõppenud. Jätkamiseks ava mäng uuesti. Midagi ei võetud.',
  TOKEN_UNKNOWN: 'See mängukord on lõppenud. Jätkamiseks ava mäng uuesti. Midagi ei võetud.',
  SESSION_UNKNOWN: 'See mängukord on lõppenud. Jätkamiseks ava mäng uuesti.',
  PLAYER_DISABLED: 'Sinu kontoga ei saa praegu mängida. Midagi ei võetud.',
  GAME_UNKNOWN: 'Kasiino ei paku seda mängu praegu. Midagi ei võetud.',
  ROUND_OPEN: 'Sinu viimast ringi alles arveldatakse. Üks hetk.',
  TOO_SOON: 'Üks hetk ringide vahel.',
  BAD_CHOICE: 'See panus pole võimalik. Midagi ei võetud.',
  BAD_ACTION: 'See pole enam võimalik. Midagi ei võetud.',
  OFFLINE:
    'Ühendus puudub. Kui ring oli pooleli, läheb see edasi ja seda näidatakse, kui tagasi tuled.',
  FAILED: 'Midagi läks meie poolel valesti. Pooleli ringid jäävad alles.',
}
