// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Dutch. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Machtigingen',
  tabs: { active: 'Actief', expired: 'Verlopen', revoked: 'Ingetrokken' },
  absent: { title: 'Hier niet beschikbaar', text: 'Deze app heeft nog geen machtigingen op {network}.' },
  empty: {
    active: {
      title: 'Geen actieve machtigingen',
      text: 'Als u deze app binnen grenzen voor u laat handelen, ziet u dat hier.',
    },
    expired: { title: 'Geen verlopen machtigingen', text: 'Beëindigde machtigingen verschijnen hier.' },
    revoked: {
      title: 'Geen ingetrokken machtigingen',
      text: 'Machtigingen die u hebt ingetrokken, verschijnen hier.',
    },
  },
  inTotal: 'Tot {amount} in totaal verzenden',
  perPeriod: 'Tot {amount} per {period} verzenden',
  units: '{amount} basiseenheden van een token',
  calls: 'Contracten aanroepen',
  other: 'Machtiging “{type}”',
  until: 'Tot {date}',
  details: {
    sessionKey: 'App-sleutel',
    allowed: 'De app mag',
    token: 'Token',
    recipients: 'Ontvangers',
    contracts: 'Contracten',
    methods: 'Methoden',
    network: 'Netwerk',
    granted: 'Verleend',
    starts: 'Begint',
    ends: 'Eindigt',
    revoked: 'Ingetrokken',
  },
  anyRecipient: 'Elk account',
  revoke: 'Intrekken',
  revoking: 'Bevestig in uw wallet',
  unconfirmed: {
    title: 'Wordt ingetrokken…',
    text: 'De sleutel kan de machtiging gebruiken totdat het netwerk de intrekking bevestigt.',
  },
  reported: {
    title: 'Elders verleend',
    text: 'Deze browser heeft de machtiging niet verleend. De server van deze app geeft aan wat die toestaat. Trek de machtiging in als u die niet kent.',
  },
  failed: { title: 'Niet ingetrokken', text: 'De machtiging kan nog worden gebruikt. Probeer het opnieuw.' },
}
