// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in German. */
export const send: SendCopy = {
  unsupported: {
    title: 'Netzwerk nicht unterstützt',
    text: 'Wechseln Sie zu einem Netzwerk, mit dem diese App arbeitet.',
  },
  amount: 'Betrag',
  balance: 'Guthaben: {balance}',
  max: 'Max.',
  maxNote: 'Alles, abzüglich der Netzwerkgebühr.',
  switchUnit: 'Betrag als {amount} eingeben',
  owned: 'Sie haben {balance}',
  selectToken: 'Token wählen',
  token: 'Token:',
  to: 'An',
  address: 'Adresse oder Name',
  paste: 'Einfügen',
  resolving: 'Der Name wird gesucht',
  retryName: 'Erneut versuchen',
  nameProblems: {
    invalid: 'Das ist kein gültiger Name.',
    'unusual-characters':
      'Dieser Name hat Zeichen, die wie andere aussehen können. Geben Sie stattdessen die Adresse ein.',
    'not-registered': 'Dieser Name ist nicht registriert.',
    'no-address': 'Dieser Name hat in diesem Netzwerk keine Adresse.',
    unreachable: 'Der Dienst dieses Namens antwortet nicht.',
    untrusted:
      'Der Dienst dieses Namens hat eine unechte Antwort gesendet. Geben Sie stattdessen die Adresse ein.',
    unsupported: 'Solche Namen sind hier nicht möglich. Geben Sie stattdessen die Adresse ein.',
  },
  recipientErrors: {
    format: 'Eine Adresse besteht aus 0x und 40 Buchstaben oder Ziffern.',
    checksum: 'Diese Adresse hat einen Tippfehler. Kopieren Sie sie noch einmal.',
    'zero-address': 'Was an diese Adresse gesendet wird, ist verloren.',
    'solana-format': 'Eine Solana-Adresse hat 32 bis 44 Buchstaben und Ziffern und kein 0x.',
    'bitcoin-format':
      'Das ist keine Bitcoin-Adresse, oder sie hat einen Tippfehler. Kopieren Sie sie noch einmal.',
    'other-network': 'Diese Adresse gehört zu einem anderen Bitcoin-Netzwerk.',
    'unknown-version': 'Bitcoin kann Beträge an diese Art von Adresse noch nicht schützen.',
  },
  notices: {
    'own-address': { title: 'Das ist Ihre eigene Adresse', text: 'Sie würden an sich selbst senden.' },
    'token-contract': {
      title: 'Das ist ein Token, keine Wallet',
      text: 'Was an den Contract eines Tokens gesendet wird, ist meist verloren.',
    },
    'look-alike': {
      title: 'Prüfen Sie die Adresse',
      text: 'Sie sieht aus wie {address} aus Ihrer Aktivität, ist aber eine andere. Betrüger erzeugen solche Adressen.',
    },
    'first-transfer': {
      title: 'Neuer Empfänger',
      text: 'Ihre geladene Aktivität hat keine Überweisung an diese Adresse.',
    },
    'unusual-name': {
      title: 'Prüfen Sie den Namen',
      text: 'Er hat Zeichen, die wie andere aussehen können. Vergleichen Sie die Adresse mit der des Empfängers.',
    },
  },
  check: {
    'select-token': 'Token wählen',
    'incorrect-value': 'Ungültiger Wert',
    'add-amount': 'Betrag eingeben',
    'insufficient-funds': 'Guthaben reicht nicht',
    'add-address': 'Adresse eingeben',
    'resolving-name': 'Name wird gesucht',
    'invalid-address': 'Ungültige Adresse',
    preview: 'Prüfen',
  },
  tokens: {
    heading: 'Ihre Token',
    empty: {
      title: 'Keine Token zum Senden',
      text: 'Dieses Konto hat in diesem Netzwerk keine Token.',
    },
  },
  review: {
    none: { title: 'Nichts zu prüfen', text: 'Konto oder Netzwerk haben sich geändert.' },
    start: 'Von vorn beginnen',
    preparing: 'Guthaben und Gebühren werden gelesen',
    failed: 'Das kann nicht gesendet werden',
    edit: 'Ändern',
    from: 'Von',
    to: 'An',
    details: 'Details',
    fee: 'Netzwerkgebühr',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    sponsored: 'Bezahlt von {app}',
    sponsoredByApp: 'Bezahlt von dieser App',
    upTo: 'Höchstens {fee}',
    total: 'Gesamt',
    accountRent: 'Neues Token-Konto',
    accountRentNote: {
      title: 'Der Empfänger braucht ein Token-Konto',
      text: 'Es wird mit dieser Überweisung angelegt und kostet Sie {amount}.',
    },
    walletFee: {
      title: 'Ihre Wallet bestimmt die Gebühr',
      text: 'Die Gebühren hier sind Schätzungen. Prüfen Sie die Gebühr in Ihrer Wallet.',
    },
    about: 'Etwa {fee}',
    received: 'Empfänger erhält',
    rounding: 'Rundung, bis zu',
    takesFee: {
      title: 'Dieser Token zieht eine Gebühr ab',
      text: 'Der Empfänger erhält weniger, als Sie senden.',
    },
    unverified: {
      title: 'Das Ergebnis ist nicht bekannt',
      text: 'Dieses Netzwerk kann die Überweisung nicht simulieren. Senden Sie nur einen Token, dem Sie vertrauen.',
    },
    contract: {
      title: 'Der Empfänger ist ein Contract',
      text: 'Stellen Sie sicher, dass er diesen Token in diesem Netzwerk annimmt.',
    },
    problems: {
      'insufficient-funds': {
        title: 'Guthaben reicht nicht',
        text: 'Das Guthaben ist kleiner als der Betrag.',
      },
      'insufficient-fee': {
        title: 'Zu wenig für die Netzwerkgebühr',
        text: 'Senden Sie weniger, wählen Sie eine niedrigere Gebühr, oder laden Sie Guthaben auf.',
      },
      'leaves-too-little': {
        title: 'Es bliebe zu wenig übrig',
        text: 'Konten auf Solana behalten 0 SOL oder etwa 0,0009 SOL. Senden Sie alles, oder weniger.',
      },
      'recipient-minimum': {
        title: 'Zu wenig für ein neues Konto',
        text: 'Das Konto des Empfängers ist leer. Solana verlangt, dass es etwa 0,0009 SOL hat.',
      },
      dust: {
        title: 'Betrag zu klein',
        text: 'Das Bitcoin-Netzwerk leitet so kleine Beträge nicht weiter.',
      },
      'wallet-sets-fee': {
        title: 'Betrag eingeben',
        text: 'Ihre Wallet bestimmt die Gebühr selbst, deshalb lässt sich von hier nicht alles senden.',
      },
      'to-program': {
        title: 'Das ist ein Programm',
        text: 'Was an ein Programm gesendet wird, ist verloren.',
      },
      'to-token-account': {
        title: 'Das ist ein Token, keine Wallet',
        text: 'Fragen Sie nach der Adresse der Wallet des Empfängers.',
      },
      'memo-required': {
        title: 'Der Empfänger verlangt ein Memo',
        text: 'Sein Konto nimmt nur Überweisungen mit Memo an, das hier nicht möglich ist.',
      },
      'confidential-only': {
        title: 'Der Empfänger nimmt nur vertrauliche Überweisungen an',
        text: 'Diese sind hier nicht möglich.',
      },
      frozen: {
        title: 'Dieser Token ist eingefroren',
        text: 'Sein Herausgeber hat Ihr Konto oder das des Empfängers für diesen Token eingefroren.',
      },
      'non-transferable': {
        title: 'Dieser Token kann nicht gesendet werden',
        text: 'Er bleibt in dem Konto, in dem er ist.',
      },
      paused: {
        title: 'Dieser Token ist angehalten',
        text: 'Sein Herausgeber hat alle Überweisungen gestoppt.',
      },
      'transfer-hook': {
        title: 'Dieser Token kann hier nicht gesendet werden',
        text: 'Jede Überweisung führt ein Programm des Herausgebers aus, das nicht unterstützt wird.',
      },
    },
    moved: {
      title: 'Der Name hat eine neue Adresse',
      text: 'Sie hat sich seit der Prüfung geändert. Fragen Sie den Empfänger, bevor Sie senden. Nichts wurde gesendet.',
    },
    declined: { title: 'Anfrage abgelehnt', text: 'Nichts wurde gesendet.' },
    send: 'Senden',
    checking: { title: 'Wird geprüft', text: 'Die Transaktion wird mit dem Netzwerk verglichen.' },
    signing: {
      title: 'In {wallet} genehmigen',
      text: 'Ihre Wallet zeigt denselben Betrag und dieselbe Adresse.',
    },
    sentTitles: {
      pending: '{amount} wird an {recipient} gesendet',
      confirmed: '{amount} an {recipient} gesendet',
      failed: 'Die Überweisung ist fehlgeschlagen',
      replaced: 'Die Überweisung wurde ersetzt',
      dropped: 'Die Überweisung fand nicht statt',
    },
  },
  sent: {
    texts: {
      pending: 'Sie können dies schließen. Es geht im Netzwerk weiter.',
      confirmed: 'Auf {network} bestätigt.',
      failed: 'Nur die Netzwerkgebühr wurde bezahlt.',
      replaced: 'Eine andere Transaktion Ihres Kontos trat an ihre Stelle.',
      dropped: 'Das Netzwerk kennt sie nicht mehr.',
    },
    done: 'Fertig',
  },
}
