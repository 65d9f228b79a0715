import type { AnyRoundWords } from './en.ts'

export const et: AnyRoundWords = {
  title: 'Kontrolli ükskõik millist ringi',
  how: 'Igaüks saab ringi selle seemnetest uuesti loosida. Arvutab see brauser; midagi ei saadeta.',
  game: 'Mäng',
  number: 'Ringi number',
  draw: 'Loosi uuesti',
  drawn: 'Mida need seemned annavad',
  hash: 'See on salajase seemne räsi. See peab olema sama, mida näidati enne ringi.',
  thisRound: 'Kontrolli seda ringi',
  noGame: 'Sellist mängu ei ole või selle ringe ei saa kontrollida.',
}
