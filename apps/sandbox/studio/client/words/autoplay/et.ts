import type { AutoplayWords } from './en.ts'

export const et: AutoplayWords = {
  title: 'Automaatmäng',
  turbo: 'Kiire mäng',
  rounds: 'Ringide arv',
  lossLimit: 'Peatu enne, kui kaotus ületab',
  singleWin: 'Peatu, kui võit on vähemalt',
  anyWin: 'ei peatu',
  onFeature: 'Peatu, kui algab boonus',
  stopsToo:
    'Automaatmäng peatub ka siis, kui leht on peidus või kaetud, kui panust ei võeta vastu ja kui ühendust ei ole.',
  start: 'Alusta',
  stop: 'Peata automaatmäng, jäänud {count}',
  exitFirst: 'Vali kõigepealt kordaja, millel välja võtta',
  tilesFirst: 'Vajuta kõigepealt ruute, mida automaatmäng avab',
  marked: 'Valitud automaatmängu jaoks: {count}',
  ended: {
    done: 'Automaatmäng on läbi',
    loss: 'Peatus: sinu kaotuspiir',
    win: 'Peatus: sinu määratud suurusega võit',
    feature: 'Peatus: boonus',
    free: 'Peatus: tasuta keerutused on läbi',
    stopped: 'Automaatmäng peatatud',
    refused: 'Peatus: ring ei saanud alata',
    covered: 'Peatus: kasiino näitab midagi muud',
    hidden: 'Peatus: leht oli peidus',
    offline: 'Peatus: ühendust ei ole',
  },
}
