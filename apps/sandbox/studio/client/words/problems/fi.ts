import type { en } from './en.ts'

export const fi: typeof en = {
  AUTOPLAY_FORBIDDEN: 'Automaattipeli ei ole sallittu siellä, missä pelaat. Mitään ei veloitettu.',
  BETS_CLOSED: 'Liian myöhään: tämän kierroksen panokset on suljettu. Mitään ei veloitettu.',
  TABLE_FULL:
    'Pöytä ei ota enempää yhdeltä pelaajalta. Viimeisistä pelimerkeistä ei veloitettu mitään.',
  SEAT_EMPTY:
    'Tällä paikalla kukaan ei pelaa tällä kierroksella: panosta pelaajan takaa, joka on asettanut panoksen. Mitään ei veloitettu.',
  SEAT_TAKEN: 'Toinen pelaaja otti juuri tämän paikan. Mitään ei veloitettu.',
  SEAT_KEPT:
    'Et ole panostanut muutamaan kierrokseen, joten viimeinen vapaa paikka on toistaiseksi varattu muille. Voit panostaa sellaisen pelaajan takaa, joka on asettanut panoksen.',
  SEAT_STAKED:
    'Olet panostanut paikallasi tällä kierroksella. Voit vaihtaa paikkaa, kun kierros on päättynyt.',
  STAKE_LATE:
    'Liian myöhään: kasino vahvisti tämän panoksen vasta ajan päätyttyä. Se ei ole voimassa ja palautetaan sinulle.',
  ROOM_CLOSED: 'Tämä huone ei ole suorana. Mitään ei veloitettu.',
  INSUFFICIENT_FUNDS: 'Saldosi ei riitä tähän panokseen. Mitään ei veloitettu.',
  LIMIT_REACHED:
    'Kasino ei juuri nyt ota panoksiasi vastaan: jokin rajoistasi on täynnä, tai se pyytää sinua nostamaan katseesi hetkeksi. Mitään ei veloitettu.',
  TOKEN_EXPIRED:
    'Tämä peli-istunto on päättynyt. Avaa peli uudelleen jatkaaksesi. Mitään ei veloitettu.',
  TOKEN_UNKNOWN:
    'Tämä peli-istunto on päättynyt. Avaa peli uudelleen jatkaaksesi. Mitään ei veloitettu.',
  SESSION_UNKNOWN: 'Tämä peli-istunto on päättynyt. Avaa peli uudelleen jatkaaksesi.',
  PLAYER_DISABLED: 'Tililläsi ei voi juuri nyt pelata. Mitään ei veloitettu.',
  GAME_UNKNOWN: 'Kasino ei juuri nyt tarjoa tätä peliä. Mitään ei veloitettu.',
  ROUND_OPEN: 'Viime kierrostasi selvitetään vielä. Hetkinen.',
  TOO_SOON: 'Hetki kierrosten välillä.',
  BAD_CHOICE: 'Tämä panos ei ole mahdollinen. Mitään ei veloitettu.',
  BAD_ACTION: 'Se ei ole enää mahdollista. Mitään ei veloitettu.',
  OFFLINE: 'Ei yhteyttä. Jos kierros oli kesken, se jatkuu ja näkyy, kun palaat.',
  FAILED: 'Jokin meni meillä vikaan. Keskeneräiset kierrokset säilyvät.',
}
