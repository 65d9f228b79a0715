import type { BonusTexts } from '../bonus.ts'

/** Names of a free bet whose giver sets no other. */
export const USUAL_TEXTS: BonusTexts = {
  en: { title: 'Free bet', description: 'A stake from us for one bet of yours.' },
  de: { title: 'Gratiswette', description: 'Ein Einsatz von uns für eine Ihrer Wetten.' },
  es: { title: 'Apuesta gratis', description: 'Un importe nuestro para una de tus apuestas.' },
  pt: { title: 'Aposta grátis', description: 'Um valor nosso para uma das suas apostas.' },
  fr: { title: 'Pari gratuit', description: 'Une mise de notre part pour l’un de vos paris.' },
  fi: { title: 'Ilmaisveto', description: 'Panos meiltä yhteen vetoosi.' },
  et: { title: 'Tasuta panus', description: 'Meie panus üheks sinu ennustuseks.' },
  ar: { title: 'رهان مجاني', description: 'مبلغ منا لرهان واحد من رهاناتك.' },
}
