/** Players of our own invention. Their order stands in ids: new ones are added at the end. */
export const MEN = namesOf(
  'Anton Brevik,Milo Castellar,Jonas Ferwick,Dario Lumetti,Piet Vandercole,Oskar Lindqvall,Rafe Montclair,Tomas Zelinko,Henrik Aldane,Luca Sorvino Bay,' +
    'Emil Trostel,Kaito Moriwake,Bruno Alcarra,Viktor Halmos,Ari Tuovela,Nils Overgard,Matteo Frasconi,Javier Solmar,Ilya Petrenkov,Cormac Daly-Reeve,' +
    'Sandor Keleti,Andre Vauclin,Felix Ostermoor,Hugo Bellavoine,Noah Wexcombe,Idris Okonlade,Teo Marinescu-Val,Ruben Achterveld,Simon Krautwald,Leo Pascarelli,' +
    'Marek Dubowicz,Ivo Stanimir,Elias Norrgard,Paulo Quintanar,Damian Scholtz-Rey,Yann Kermarec,Otto Felderhof,Nico Barandiel,Jasper Thorncliff,Sami Rautalahti',
)
export const WOMEN = namesOf(
  'Ada Vinterholm,Mira Castellane,Elin Sorbakken,Chiara Lumetti,Nadia Volkonsk,Freya Hallimond,Ines Montalvar,Zuzana Kralovec,Hana Moriwake,Lotte Vandercole,' +
    'Paula Achtenberg,Greta Lindqvall,Amelie Vauclin,Sofia Petralis,Noor El-Khamsin,Tessa Wexcombe,Ilse Overgard,Carla Frasconi,Marta Dubowicz,Bianca Solmar,' +
    'Aino Tuovela,Rosa Quintanar,Lena Ostermoor,Clara Bellavoine,Yara Okonlade,Vera Stanimir,Edith Norrgard,Julia Krautwald,Nina Pascarelli,Olga Petrenkov,' +
    'Maeve Daly-Reeve,Elsa Felderhof,Pia Trostel,Dana Keleti,Sara Barandiel,Alma Brevik,Kira Zelinko,June Thorncliff,Ronja Rautalahti,Maia Kermarec',
)

function namesOf(list: string): string[] {
  return list.split(',')
}
