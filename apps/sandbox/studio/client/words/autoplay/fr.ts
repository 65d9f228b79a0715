import type { AutoplayWords } from './en.ts'

export const fr: AutoplayWords = {
  title: 'Jeu automatique',
  turbo: 'Jeu rapide',
  rounds: 'Nombre de parties',
  lossLimit: 'Arrêter avant une perte de plus de',
  singleWin: 'Arrêter avec un gain d’au moins',
  anyWin: 'ne pas arrêter',
  onFeature: 'Arrêter quand un bonus commence',
  stopsToo:
    'Le jeu automatique s’arrête aussi quand la page est masquée ou couverte, quand une mise est refusée et sans connexion.',
  start: 'Commencer',
  stop: 'Arrêter le jeu automatique, encore {count}',
  exitFirst: 'Choisissez d’abord où encaisser',
  tilesFirst: 'Touchez d’abord les cases que le jeu automatique doit ouvrir',
  marked: 'Choisies pour le jeu automatique : {count}',
  ended: {
    done: 'Le jeu automatique est terminé',
    loss: 'Arrêté : votre limite de perte',
    win: 'Arrêté : un gain du montant choisi',
    feature: 'Arrêté : un bonus',
    free: 'Arrêté : les tours gratuits sont terminés',
    stopped: 'Jeu automatique arrêté',
    refused: 'Arrêté : aucune partie n’a pu commencer',
    covered: 'Arrêté : le casino affiche autre chose',
    hidden: 'Arrêté : la page était masquée',
    offline: 'Arrêté : pas de connexion',
  },
}
