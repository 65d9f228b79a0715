import type { AnyRoundWords } from './en.ts'

export const fr: AnyRoundWords = {
  title: 'Vérifier n’importe quelle partie',
  how: 'Chacun peut refaire le tirage d’une partie à partir de ses graines. Ce navigateur fait le calcul ; rien n’est envoyé.',
  game: 'Jeu',
  number: 'Numéro de la partie',
  draw: 'Refaire le tirage',
  drawn: 'Ce que donnent ces graines',
  hash: 'Voici l’empreinte de la graine secrète. Ce doit être celle qui a été montrée avant la partie.',
  thisRound: 'Vérifier cette partie',
  noGame: 'Ce jeu n’existe pas, ou ses parties ne peuvent pas être vérifiées.',
}
