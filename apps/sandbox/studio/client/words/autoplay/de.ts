import type { AutoplayWords } from './en.ts'

export const de: AutoplayWords = {
  title: 'Automatisches Spiel',
  turbo: 'Schnelles Spiel',
  rounds: 'Anzahl der Runden',
  lossLimit: 'Anhalten vor einem Verlust von mehr als',
  singleWin: 'Anhalten bei einem Gewinn ab',
  anyWin: 'nicht anhalten',
  onFeature: 'Anhalten, wenn ein Bonus beginnt',
  stopsToo:
    'Das automatische Spiel hält auch an, wenn die Seite verborgen oder verdeckt ist, wenn ein Einsatz abgelehnt wird und ohne Verbindung.',
  start: 'Starten',
  stop: 'Automatisches Spiel anhalten, noch {count}',
  exitFirst: 'Stellen Sie zuerst ein, wo Sie aussteigen',
  tilesFirst: 'Drücken Sie zuerst die Felder, die das automatische Spiel öffnen soll',
  marked: 'Für das automatische Spiel gewählt: {count}',
  ended: {
    done: 'Das automatische Spiel ist zu Ende',
    loss: 'Angehalten: Ihre Verlustgrenze',
    win: 'Angehalten: ein Gewinn in der gewählten Höhe',
    feature: 'Angehalten: ein Bonus',
    free: 'Angehalten: Die Freispiele sind zu Ende',
    stopped: 'Automatisches Spiel angehalten',
    refused: 'Angehalten: Es konnte keine Runde beginnen',
    covered: 'Angehalten: Das Casino zeigt etwas anderes',
    hidden: 'Angehalten: Die Seite war verborgen',
    offline: 'Angehalten: keine Verbindung',
  },
}
