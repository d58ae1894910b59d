// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Italian. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Autorizzazioni',
  tabs: { active: 'Attive', expired: 'Scadute', revoked: 'Revocate' },
  absent: { title: 'Non disponibile qui', text: 'Questa app non ha ancora autorizzazioni su {network}.' },
  empty: {
    active: {
      title: 'Nessuna autorizzazione attiva',
      text: 'Quando consente a questa app di agire per lei entro certi limiti, lo vede qui.',
    },
    expired: { title: 'Nessuna autorizzazione scaduta', text: 'Le autorizzazioni terminate appaiono qui.' },
    revoked: {
      title: 'Nessuna autorizzazione revocata',
      text: 'Le autorizzazioni che ha ritirato appaiono qui.',
    },
  },
  inTotal: 'Inviare fino a {amount} in totale',
  perPeriod: 'Inviare fino a {amount} ogni {period}',
  units: '{amount} unità di base di un token',
  calls: 'Chiamare contratti',
  other: 'Autorizzazione “{type}”',
  until: 'Fino al {date}',
  details: {
    sessionKey: 'Chiave',
    allowed: 'Consente di',
    token: 'Token',
    recipients: 'Destinatari',
    contracts: 'Contratti',
    methods: 'Metodi',
    network: 'Rete',
    granted: 'Concessione',
    starts: 'Inizio',
    ends: 'Fine',
    revoked: 'Revoca',
  },
  anyRecipient: 'Qualsiasi account',
  revoke: 'Revoca',
  revoking: 'Confermi nel suo wallet',
  unconfirmed: {
    title: 'Revoca in corso…',
    text: 'La chiave può usarla finché la rete non conferma la revoca.',
  },
  reported: {
    title: 'Concessa altrove',
    text: 'Questo browser non l’ha concessa. Che cosa consente lo dice il server di questa app. La revochi se non la conosce.',
  },
  failed: { title: 'Non revocata', text: 'L’autorizzazione può ancora essere usata. Riprovi.' },
}
