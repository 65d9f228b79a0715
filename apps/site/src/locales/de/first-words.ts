import casino from './casino.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }

export const firstWords = { casino, common, lobby, shell }
