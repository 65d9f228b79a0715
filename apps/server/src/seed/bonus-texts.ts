/** What the demo's bonuses are called and promise, in each language of the house. */

export const welcomeTexts = {
  en: {
    title: 'A warm seat',
    description: 'To look around with: stake it ten times within 30 days, and what you have of it then is real money.',
  },
  de: {
    title: 'Ein warmer Platz',
    description: 'Zum Umsehen: Setzen Sie ihn in 30 Tagen zehnmal um, und was Sie dann davon haben, ist Echtgeld.',
  },
  es: {
    title: 'Un asiento cálido',
    description: 'Para echar un vistazo: apuéstalo diez veces en 30 días y lo que te quede será dinero real.',
  },
  pt: {
    title: 'Um lugar quentinho',
    description: 'Para conhecer a casa: aposte dez vezes em 30 dias, e o que sobrar será dinheiro real.',
  },
  fr: {
    title: 'Une place au chaud',
    description: 'Pour faire le tour de la maison : misez-le dix fois en 30 jours, et ce qu’il en reste devient de l’argent réel.',
  },
  fi: {
    title: 'Lämmin istuinpaikka',
    description: 'Tutustumiseen: kierrätä bonus kymmenen kertaa 30 päivässä, niin jäljellä oleva muuttuu oikeaksi rahaksi.',
  },
  et: {
    title: 'Soe koht',
    description: 'Ringi vaatamiseks: panusta seda 30 päeva jooksul kümme korda ja ülejäänu saab päris rahaks.',
  },
  ar: { title: 'مقعد دافئ', description: 'للتعرّف على المكان: راهن به عشر مرات خلال 30 يومًا، وما يبقى لك منه يصبح أموالًا حقيقية.' },
}

export const weekendTexts = {
  en: { title: 'Weekend lamp', description: 'A light for the weekend. Stake it 15 times within a week.' },
  de: { title: 'Wochenendlampe', description: 'Ein Licht fürs Wochenende. Setzen Sie es in einer Woche 15-mal um.' },
  es: { title: 'Lámpara de fin de semana', description: 'Una luz para el fin de semana. Apuéstalo 15 veces en una semana.' },
  pt: { title: 'Luz do fim de semana', description: 'Uma luz para o seu fim de semana. Aposte 15 vezes em uma semana.' },
  fr: { title: 'La lampe du week-end', description: 'Une lumière pour le week-end. Misez ce bonus 15 fois en une semaine.' },
  fi: { title: 'Viikonlopun lamppu', description: 'Valoa viikonloppuun. Kierrätä bonus 15 kertaa viikossa.' },
  et: { title: 'Nädalavahetuse lamp', description: 'Valgus nädalavahetuseks. Panusta seda nädala jooksul 15 korda.' },
  ar: { title: 'مصباح نهاية الأسبوع', description: 'ضوء لعطلتك. راهن به 15 مرة خلال أسبوع.' },
}

export const firstHandTexts = {
  en: { title: 'First hand', description: 'Your deposit once more as a bonus. Stake the bonus 20 times within 30 days.' },
  de: { title: 'Erstes Blatt', description: 'Ihre Einzahlung noch einmal als Bonus. Setzen Sie den Bonus in 30 Tagen 20-mal um.' },
  es: { title: 'Primera mano', description: 'Tu depósito otra vez como bono. Apuesta el bono 20 veces en 30 días.' },
  pt: { title: 'Primeira mão', description: 'Seu depósito mais uma vez, como bônus. Aposte o bônus 20 vezes em 30 dias.' },
  fr: { title: 'Première main', description: 'Votre dépôt une seconde fois, en bonus. Misez le bonus 20 fois en 30 jours.' },
  fi: { title: 'Ensimmäinen käsi', description: 'Talletuksesi toistamiseen bonuksena. Kierrätä bonus 20 kertaa 30 päivässä.' },
  et: { title: 'Esimene käsi', description: 'Sinu sissemakse veel kord boonusena. Panusta boonust 30 päeva jooksul 20 korda.' },
  ar: { title: 'اليد الأولى', description: 'إيداعك مرة أخرى كمكافأة. راهن بالمكافأة 20 مرة خلال 30 يومًا.' },
}

export const greenRoomTexts = {
  en: {
    title: 'Green room',
    description: 'Half of your deposit as a bonus, for those who know the word. Stake it ten times within 14 days.',
  },
  de: {
    title: 'Grüner Salon',
    description: 'Die halbe Einzahlung als Bonus, für alle, die das Wort kennen. Zehnmal umsetzen in 14 Tagen.',
  },
  es: {
    title: 'Salón verde',
    description: 'La mitad de tu depósito como bono, para quien conoce la palabra. Apuéstalo diez veces en 14 días.',
  },
  pt: {
    title: 'Sala verde',
    description: 'Metade do seu depósito como bônus, para quem conhece a palavra. Aposte dez vezes em 14 dias.',
  },
  fr: {
    title: 'Salon vert',
    description: 'La moitié de votre dépôt en bonus, pour qui connaît le mot. À miser dix fois en 14 jours.',
  },
  fi: {
    title: 'Vihreä salonki',
    description: 'Puolet talletuksestasi bonuksena niille, jotka tuntevat sanan. Kierrätä se kymmenen kertaa 14 päivässä.',
  },
  et: {
    title: 'Roheline salong',
    description: 'Pool sinu sissemaksest boonusena neile, kes teavad sõna. Panusta seda 14 päeva jooksul kümme korda.',
  },
  ar: { title: 'الغرفة الخضراء', description: 'نصف إيداعك مكافأة لمن يعرف الكلمة. راهن بها عشر مرات خلال 14 يومًا.' },
}
