// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in German. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Berechtigungen',
  tabs: { active: 'Aktiv', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  absent: {
    title: 'Hier nicht verfügbar',
    text: 'Diese App hat auf {network} noch keine Berechtigungen.',
  },
  empty: {
    active: {
      title: 'Keine aktiven Berechtigungen',
      text: 'Wenn Sie dieser App erlauben, in Grenzen für Sie zu handeln, sehen Sie es hier.',
    },
    expired: {
      title: 'Keine abgelaufenen Berechtigungen',
      text: 'Berechtigungen, die geendet haben, erscheinen hier.',
    },
    revoked: {
      title: 'Keine widerrufenen Berechtigungen',
      text: 'Berechtigungen, die Sie zurückgenommen haben, erscheinen hier.',
    },
  },
  inTotal: 'Bis zu {amount} insgesamt senden',
  perPeriod: 'Bis zu {amount} je {period} senden',
  units: '{amount} kleinste Einheiten eines Tokens',
  calls: 'Contracts aufrufen',
  other: 'Berechtigung „{type}“',
  until: 'Bis {date}',
  details: {
    sessionKey: 'Schlüssel der App',
    allowed: 'Sie darf',
    token: 'Token',
    recipients: 'Empfänger',
    contracts: 'Contracts',
    methods: 'Methoden',
    network: 'Netzwerk',
    granted: 'Erteilt',
    starts: 'Beginnt',
    ends: 'Endet',
    revoked: 'Widerrufen',
  },
  anyRecipient: 'Jedes Konto',
  revoke: 'Widerrufen',
  revoking: 'Bestätigen Sie in Ihrer Wallet',
  unconfirmed: {
    title: 'Wird widerrufen…',
    text: 'Der Schlüssel kann sie nutzen, bis das Netzwerk den Widerruf bestätigt.',
  },
  reported: {
    title: 'Anderswo erteilt',
    text: 'Dieser Browser hat sie nicht erteilt. Was sie erlaubt, sagt der Server dieser App. Widerrufen Sie sie, wenn Sie sie nicht kennen.',
  },
  failed: {
    title: 'Nicht widerrufen',
    text: 'Die Berechtigung kann noch genutzt werden. Versuchen Sie es erneut.',
  },
}
