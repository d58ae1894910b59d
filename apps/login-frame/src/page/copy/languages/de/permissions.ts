// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** German. */
export const permissions: PermissionCopy = {
  allows: 'Was Sie erlauben',
  excludes: 'Was unmöglich bleibt',
  end: 'Wie Sie sie beenden',
  howToEnd:
    'Sie können die Berechtigung vor diesem Datum beenden: Widerrufen Sie sie in der Liste der Berechtigungen auf dieser Website. Das ist eine Transaktion Ihres Kontos. Bis sie bestätigt ist, kann die Berechtigung genutzt werden.',
  sentences: {
    actsAlone: '{origin} kann Ihr Konto mit dem Sitzungskonto unten nutzen, ohne Sie noch einmal zu fragen.',
    calls: 'Sie kann diese Methoden mit beliebigem Inhalt aufrufen: {methods}. Contracts: {targets}.',
    callsLimited: 'Sie kann höchstens so viele Aufrufe machen: {count}.',
    callsUnlimited: 'Die Zahl der Aufrufe ist nicht begrenzt.',
    callsWithValue: 'Jeder Aufruf kann höchstens {amount} senden.',
    callsWithoutValue: 'Die Aufrufe können kein {symbol} senden.',
    ends: 'Sie endet am {date}.',
    mostInTotal: 'Bis zum Ende sind das zusammen höchstens {amount}.',
    noAccountChange: 'Sie kann Ihr Konto, seine Wiederherstellung und andere Berechtigungen nicht ändern.',
    noCalls:
      'Sie kann keine anderen Contracts aufrufen, und nicht zulassen, dass andere Ihre Token ausgeben.',
    noOtherCalls: 'Sie kann keine anderen Contracts oder Methoden aufrufen.',
    noOtherRecipients: 'Sie kann nicht an andere Konten senden.',
    noOtherTokens: 'Sie kann nicht mehr als das senden, und keine anderen Token oder NFTs.',
    periodAny: 'Sie kann je Zeitraum von {period} höchstens {amount} senden, an jedes Konto.',
    periodTo: 'Sie kann je Zeitraum von {period} höchstens {amount} senden, nur an {recipients}.',
    starts: 'Sie beginnt am {date}.',
    totalAny: 'Sie kann insgesamt höchstens {amount} senden, an jedes Konto.',
    totalTo: 'Sie kann insgesamt höchstens {amount} senden, nur an {recipients}.',
  },
  baseUnits: '{amount} kleinste Einheiten eines unbekannten Tokens',
  problems: {
    chain_unsupported: 'Berechtigungen werden in diesem Netzwerk nicht unterstützt.',
    expiry_invalid:
      'Eine Berechtigung muss genau ein Ende in Sekunden haben, in der Zukunft und höchstens 366 Tage von jetzt an.',
    one_permission: 'Fragen Sie immer nur eine Berechtigung an.',
    permission_invalid: 'Die Berechtigung ist ungültig.',
    permission_unsupported: 'Das Netzwerk kann die Berechtigung nicht durchsetzen.',
    rule_unsupported: 'Eine Bedingung der Berechtigung wird nicht unterstützt. Lassen Sie sie weg.',
    session_key_invalid:
      'Der Sitzungsschlüssel muss eine EVM-Adresse mit gültiger Prüfsumme sein, und ein anderes Konto als das des Nutzers und seiner Contracts.',
    signer_unsupported: 'Der Signer muss den Typ „account“ haben, nur mit einer Adresse.',
  },
}
