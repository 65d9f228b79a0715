import type { AnyRoundWords } from './en.ts'

export const fi: AnyRoundWords = {
  title: 'Tarkista mikä tahansa kierros',
  how: 'Kuka tahansa voi arpoa kierroksen uudelleen sen siemenistä. Tämä selain laskee; mitään ei lähetetä.',
  game: 'Peli',
  number: 'Kierroksen numero',
  draw: 'Arvo uudelleen',
  drawn: 'Näistä siemenistä tulee',
  hash: 'Tämä on salaisen siemenen tiiviste. Sen on oltava se, joka näytettiin ennen kierrosta.',
  thisRound: 'Tarkista tämä kierros',
  noGame: 'Tällaista peliä ei ole, tai sen kierroksia ei voi tarkistaa.',
}
