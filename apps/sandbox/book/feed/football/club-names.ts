/**
 * Spellings of the source in its older seasons, and those of its newer ones: the same club has one
 * name in all of them.
 */
const NAMES: Readonly<Record<string, string>> = {
  'AS Monaco': 'AS Monaco FC',
  'Olympique Marseille': 'Olympique de Marseille',
  'Paris Saint-Germain': 'Paris Saint-Germain FC',
  'RC Lens': 'Racing Club de Lens',
  'RC Strasbourg': 'RC Strasbourg Alsace',
  'Stade Rennais': 'Stade Rennais FC 1901',
  'AZ Alkmaar': 'AZ',
  'FC Twente': "FC Twente '65",
  Feyenoord: 'Feyenoord Rotterdam',
  'NEC Nijmegen': 'NEC',
  'PSV Eindhoven': 'PSV',
  Vitesse: 'SBV Vitesse',
  'Willem II': 'Willem II Tilburg',
  'sc Heerenveen': 'SC Heerenveen',
  Boavista: 'Boavista FC',
  'GD Estoril': 'GD Estoril Praia',
  'Gil Vicente': 'Gil Vicente FC',
  'SL Benfica': 'Sport Lisboa e Benfica',
  'Sporting Braga': 'Sporting Clube de Braga',
  'Sporting CP': 'Sporting Clube de Portugal',
}

export function clubName(spelling: string): string {
  return NAMES[spelling] ?? spelling
}
