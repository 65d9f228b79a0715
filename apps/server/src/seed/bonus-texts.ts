/** Names and promises of the demo's bonuses, in each language of the casino. */

export const welcomeTexts = {
  en: {
    title: 'A warm seat',
    description:
      'To look around with: stake it ten times within 30 days, and what you have of it then is real money.',
  },
  de: {
    title: 'Ein warmer Platz',
    description:
      'Zum Umsehen: Setzen Sie ihn in 30 Tagen zehnmal um, und was Sie dann davon haben, ist Echtgeld.',
  },
  es: {
    title: 'Un asiento cálido',
    description:
      'Para echar un vistazo: apuéstalo diez veces en 30 días y lo que te quede será dinero real.',
  },
  pt: {
    title: 'Um lugar quentinho',
    description:
      'Para conhecer a casa: aposte dez vezes em 30 dias, e o que sobrar será dinheiro real.',
  },
  fr: {
    title: 'Une place au chaud',
    description:
      'Pour faire le tour de la maison : misez-le dix fois en 30 jours, et ce qu’il en reste devient de l’argent réel.',
  },
  fi: {
    title: 'Lämmin istuinpaikka',
    description:
      'Tutustumiseen: kierrätä bonus kymmenen kertaa 30 päivässä, niin jäljellä oleva muuttuu oikeaksi rahaksi.',
  },
  et: {
    title: 'Soe koht',
    description:
      'Ringi vaatamiseks: panusta seda 30 päeva jooksul kümme korda ja ülejäänu saab päris rahaks.',
  },
  ar: {
    title: 'مقعد دافئ',
    description:
      'للتعرّف على المكان: راهن به عشر مرات خلال 30 يومًا، وما يبقى لك منه يصبح أموالًا حقيقية.',
  },
}

export const weekendTexts = {
  en: {
    title: 'Weekend lamp',
    description: 'A light for the weekend. Stake it 15 times within a week.',
  },
  de: {
    title: 'Wochenendlampe',
    description: 'Ein Licht fürs Wochenende. Setzen Sie es in einer Woche 15 Mal um.',
  },
  es: {
    title: 'Lámpara de fin de semana',
    description: 'Una luz para el fin de semana. Apuéstalo 15 veces en una semana.',
  },
  pt: {
    title: 'Luz do fim de semana',
    description: 'Uma luz para o seu fim de semana. Aposte 15 vezes em uma semana.',
  },
  fr: {
    title: 'La lampe du week-end',
    description: 'Une lumière pour le week-end. Misez ce bonus 15 fois en une semaine.',
  },
  fi: {
    title: 'Viikonlopun lamppu',
    description: 'Valoa viikonloppuun. Kierrätä bonus 15 kertaa viikossa.',
  },
  et: {
    title: 'Nädalavahetuse lamp',
    description: 'Valgus nädalavahetuseks. Panusta seda nädala jooksul 15 korda.',
  },
  ar: { title: 'مصباح نهاية الأسبوع', description: 'ضوء لعطلتك. راهن به 15 مرة خلال أسبوع.' },
}

export const firstHandTexts = {
  en: {
    title: 'First hand',
    description: 'Your deposit once more as a bonus. Stake the bonus 20 times within 30 days.',
  },
  de: {
    title: 'Erstes Blatt',
    description:
      'Ihre Einzahlung noch einmal als Bonus. Setzen Sie den Bonus in 30 Tagen 20 Mal um.',
  },
  es: {
    title: 'Primera mano',
    description: 'Tu depósito otra vez como bono. Apuesta el bono 20 veces en 30 días.',
  },
  pt: {
    title: 'Primeira mão',
    description: 'Seu depósito mais uma vez, como bônus. Aposte o bônus 20 vezes em 30 dias.',
  },
  fr: {
    title: 'Première main',
    description: 'Votre dépôt une seconde fois, en bonus. Misez le bonus 20 fois en 30 jours.',
  },
  fi: {
    title: 'Ensimmäinen käsi',
    description: 'Talletuksesi toistamiseen bonuksena. Kierrätä bonus 20 kertaa 30 päivässä.',
  },
  et: {
    title: 'Esimene käsi',
    description: 'Sinu sissemakse veel kord boonusena. Panusta boonust 30 päeva jooksul 20 korda.',
  },
  ar: {
    title: 'اليد الأولى',
    description: 'إيداعك مرة أخرى كمكافأة. راهن بالمكافأة 20 مرة خلال 30 يومًا.',
  },
}

export const greenRoomTexts = {
  en: {
    title: 'Green room',
    description:
      'Half of your deposit as a bonus, for those who know the word. Stake it ten times within 14 days.',
  },
  de: {
    title: 'Grüner Salon',
    description:
      'Die halbe Einzahlung als Bonus, für alle, die das Wort kennen. Zehnmal umsetzen in 14 Tagen.',
  },
  es: {
    title: 'Salón verde',
    description:
      'La mitad de tu depósito como bono, para quien conoce la palabra. Apuéstalo diez veces en 14 días.',
  },
  pt: {
    title: 'Sala verde',
    description:
      'Metade do seu depósito como bônus, para quem conhece a palavra. Aposte dez vezes em 14 dias.',
  },
  fr: {
    title: 'Salon vert',
    description:
      'La moitié de votre dépôt en bonus, pour qui connaît le mot. À miser dix fois en 14 jours.',
  },
  fi: {
    title: 'Vihreä salonki',
    description:
      'Puolet talletuksestasi bonuksena niille, jotka tuntevat sanan. Kierrätä se kymmenen kertaa 14 päivässä.',
  },
  et: {
    title: 'Roheline salong',
    description:
      'Pool sinu sissemaksest boonusena neile, kes teavad sõna. Panusta seda 14 päeva jooksul kümme korda.',
  },
  ar: {
    title: 'الغرفة الخضراء',
    description: 'نصف إيداعك مكافأة لمن يعرف الكلمة. راهن بها عشر مرات خلال 14 يومًا.',
  },
}

export const smallChangeTexts = {
  en: {
    title: 'Small change',
    description: 'A quarter of your deposit as a bonus. Stake it five times within 7 days.',
  },
  de: {
    title: 'Kleingeld',
    description: 'Ein Viertel der Einzahlung als Bonus. Fünfmal umsetzen in 7 Tagen.',
  },
  es: {
    title: 'Calderilla',
    description: 'Un cuarto de tu depósito como bono. Apuéstalo cinco veces en 7 días.',
  },
  pt: {
    title: 'Trocado',
    description: 'Um quarto do seu depósito como bônus. Aposte cinco vezes em 7 dias.',
  },
  fr: {
    title: 'Petite monnaie',
    description: 'Un quart de votre dépôt en bonus. À miser cinq fois en 7 jours.',
  },
  fi: {
    title: 'Pikkurahaa',
    description: 'Neljännes talletuksestasi bonuksena. Kierrätä se viisi kertaa 7 päivässä.',
  },
  et: {
    title: 'Peenraha',
    description: 'Veerand sinu sissemaksest boonusena. Panusta seda 7 päeva jooksul viis korda.',
  },
  ar: { title: 'فكّة', description: 'ربع إيداعك مكافأة. راهن بها خمس مرات خلال 7 أيام.' },
}

export const longEveningTexts = {
  en: {
    title: 'The long evening',
    description: '30% of your deposit as a bonus. Stake it eight times, with 60 days to do so.',
  },
  de: {
    title: 'Der lange Abend',
    description: '30 % der Einzahlung als Bonus. Achtmal umsetzen, mit 60 Tagen Zeit.',
  },
  es: {
    title: 'La velada larga',
    description:
      'El 30 % de tu depósito como bono. Apuéstalo ocho veces, con 60 días para hacerlo.',
  },
  pt: {
    title: 'A noite longa',
    description: '30% do seu depósito como bônus. Aposte oito vezes, com 60 dias para isso.',
  },
  fr: {
    title: 'La longue soirée',
    description: '30 % de votre dépôt en bonus. À miser huit fois, en 60 jours.',
  },
  fi: {
    title: 'Pitkä ilta',
    description:
      '30 % talletuksestasi bonuksena. Kierrätä se kahdeksan kertaa, aikaa on 60 päivää.',
  },
  et: {
    title: 'Pikk õhtu',
    description: '30% sinu sissemaksest boonusena. Panusta seda kaheksa korda, aega on 60 päeva.',
  },
  ar: {
    title: 'السهرة الطويلة',
    description: '30% من إيداعك مكافأة. راهن بها ثماني مرات، وأمامك 60 يومًا.',
  },
}

export const nightFerryTexts = {
  en: {
    title: 'Night ferry',
    description: '40% of a larger deposit as a bonus. Stake it twelve times within 30 days.',
  },
  de: {
    title: 'Nachtfähre',
    description: '40 % einer größeren Einzahlung als Bonus. Zwölfmal umsetzen in 30 Tagen.',
  },
  es: {
    title: 'Ferri nocturno',
    description: 'El 40 % de un depósito mayor como bono. Apuéstalo doce veces en 30 días.',
  },
  pt: {
    title: 'Balsa noturna',
    description: '40% de um depósito maior como bônus. Aposte doze vezes em 30 dias.',
  },
  fr: {
    title: 'Ferry de nuit',
    description: '40 % d’un dépôt plus important en bonus. À miser douze fois en 30 jours.',
  },
  fi: {
    title: 'Yölautta',
    description:
      '40 % suuremmasta talletuksesta bonuksena. Kierrätä se kaksitoista kertaa 30 päivässä.',
  },
  et: {
    title: 'Ööpraam',
    description:
      '40% suuremast sissemaksest boonusena. Panusta seda 30 päeva jooksul kaksteist korda.',
  },
  ar: {
    title: 'عبّارة الليل',
    description: '40% من إيداع أكبر مكافأة. راهن بها اثنتي عشرة مرة خلال 30 يومًا.',
  },
}

export const embersTexts = {
  en: { title: 'Embers', description: '10% of what you lose in a week comes back, as real money.' },
  de: {
    title: 'Glut',
    description: '10 % dessen, was Sie in einer Woche verlieren, kommen zurück, als Echtgeld.',
  },
  es: {
    title: 'Brasas',
    description: 'El 10 % de lo que pierdes en una semana vuelve, como dinero real.',
  },
  pt: {
    title: 'Brasas acesas',
    description: '10% do que você perde em uma semana volta, como dinheiro real.',
  },
  fr: {
    title: 'Braises',
    description: '10 % de vos pertes de la semaine reviennent, en argent réel.',
  },
  fi: { title: 'Hiillos', description: '10 % viikon häviöistäsi palautuu oikeana rahana.' },
  et: { title: 'Söed', description: '10% sinu nädala kaotustest tuleb tagasi päris rahana.' },
  ar: { title: 'جمر', description: 'يعود إليك 10% مما تخسره خلال أسبوع، أموالًا حقيقية.' },
}

export const kickOffTexts = {
  en: { title: 'Kick-off', description: 'Five euros for a match that you would like to watch.' },
  de: { title: 'Anpfiff', description: 'Fünf Euro für ein Spiel, das Sie gern sehen würden.' },
  es: { title: 'Saque inicial', description: 'Cinco euros para un partido que te apetezca ver.' },
  pt: {
    title: 'Pontapé inicial',
    description: 'Cinco euros para uma partida que você queira ver.',
  },
  fr: {
    title: 'Coup d’envoi',
    description: 'Cinq euros pour un match que vous aimeriez regarder.',
  },
  fi: { title: 'Aloitusvihellys', description: 'Viisi euroa otteluun, jonka haluat katsoa.' },
  et: { title: 'Avavile', description: 'Viis eurot matšiks, mida tahaksid vaadata.' },
  ar: { title: 'صافرة البداية', description: 'خمسة يورو لمباراة تودّ أن تشاهدها.' },
}
