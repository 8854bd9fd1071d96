// What players call the leagues whose matches can be priced.
const names: Readonly<Record<string, string>> = {
  'at.1': 'Austria, Bundesliga',
  'at.2': 'Austria, 2. Liga',
  'be.1': 'Belgium, Pro League',
  'br.1': 'Brazil, Série A',
  'de.1': 'Germany, Bundesliga',
  'de.2': 'Germany, 2. Bundesliga',
  'en.1': 'England, Premier League',
  'en.2': 'England, Championship',
  'en.3': 'England, League One',
  'en.4': 'England, League Two',
  'es.1': 'Spain, La Liga',
  'es.2': 'Spain, Segunda División',
  'fr.1': 'France, Ligue 1',
  'fr.2': 'France, Ligue 2',
  'it.1': 'Italy, Serie A',
  'it.2': 'Italy, Serie B',
  'mx.1': 'Mexico, Liga MX',
  'nl.1': 'Netherlands, Eredivisie',
  'pt.1': 'Portugal, Primeira Liga',
  'xx.1': 'Invented teams',
  'tr.1': 'Türkiye, Süper Lig',
}

export const leagueName = (code: string): string => names[code] ?? code
