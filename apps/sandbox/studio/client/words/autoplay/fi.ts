import type { AutoplayWords } from './en.ts'

export const fi: AutoplayWords = {
  title: 'Automaattipeli',
  turbo: 'Nopea peli',
  rounds: 'Kierrosten määrä',
  lossLimit: 'Pysähdy ennen kuin häviö ylittää',
  singleWin: 'Pysähdy, kun voitto on vähintään',
  anyWin: 'ei pysähdystä',
  onFeature: 'Pysähdy, kun bonus alkaa',
  stopsToo:
    'Automaattipeli pysähtyy myös, kun sivu on piilossa tai peitettynä, kun panosta ei hyväksytä ja kun yhteys puuttuu.',
  start: 'Aloita',
  stop: 'Pysäytä automaattipeli, jäljellä {count}',
  exitFirst: 'Valitse ensin kerroin, jolla lunastat',
  tilesFirst: 'Paina ensin ruutuja, jotka automaattipeli avaa',
  marked: 'Valittu automaattipeliin: {count}',
  ended: {
    done: 'Automaattipeli on päättynyt',
    loss: 'Pysähtyi: häviörajasi',
    win: 'Pysähtyi: asettamasi suuruinen voitto',
    feature: 'Pysähtyi: bonus',
    free: 'Pysähtyi: ilmaiskierrokset päättyivät',
    stopped: 'Automaattipeli pysäytetty',
    refused: 'Pysähtyi: kierros ei voinut alkaa',
    covered: 'Pysähtyi: kasino näyttää muuta',
    hidden: 'Pysähtyi: sivu oli piilossa',
    offline: 'Pysähtyi: ei yhteyttä',
  },
}
