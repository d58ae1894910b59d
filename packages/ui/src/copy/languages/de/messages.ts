// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Melden Sie das dem Betreiber dieser Website.'
const invalidRequest = {
  text: 'Diese Website hat eine ungültige Anfrage gestellt.',
  advice: 'An Ihre Wallet wurde nichts gesendet.',
}
const unreachable = 'Prüfen Sie Ihre Verbindung, und versuchen Sie es dann erneut.'

/** The texts of errors, snackbar messages and alerts in German. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Etwas ist schiefgelaufen.' },
    aborted: { text: 'Die Anfrage wurde abgebrochen.' },
    'user-rejected': { text: 'Die Anfrage wurde in Ihrer Wallet abgelehnt.' },
    'action-ignored': { text: 'Das ist gerade nicht möglich.' },
    'wallet-request': { text: 'Ihre Wallet konnte das nicht ausführen.' },
    'wallet-response': {
      text: 'Ihre Wallet hat eine unbrauchbare Antwort gesendet.',
      advice: 'Aktualisieren Sie die Wallet, oder wählen Sie eine andere.',
    },
    'wallet-not-found': {
      text: 'Diese Wallet wurde nicht gefunden.',
      advice: 'Installieren Sie die Wallet, oder wählen Sie eine andere.',
    },
    'chain-not-supported': {
      text: 'Dieses Netzwerk wird nicht unterstützt.',
      advice: 'Fügen Sie das Netzwerk in Ihrer Wallet hinzu, oder wählen Sie ein anderes.',
    },
    'method-not-supported': { text: 'Ihre Wallet unterstützt diese Aktion nicht.' },
    'not-connected': {
      text: 'Keine Wallet ist verbunden.',
      advice: 'Verbinden Sie zuerst eine Wallet.',
    },
    'sign-in': {
      text: 'Diese App konnte Sie nicht anmelden.',
      advice: 'Versuchen Sie es erneut. Klappt es wieder nicht, fragen Sie die App um Hilfe.',
    },
    'not-logged-in': {
      text: 'Sie sind nicht eingeloggt.',
      advice: 'Loggen Sie sich ein, und versuchen Sie es dann erneut.',
    },
    'session-changed': {
      text: 'Wallet, Konto oder Netzwerk haben sich geändert, bevor die Anfrage gesendet wurde.',
      advice: 'Nichts wurde signiert oder gesendet. Prüfen Sie die Anfrage, und versuchen Sie es erneut.',
    },
    'session-ended': {
      text: 'Die Sitzung ist abgelaufen.',
      advice: 'Verbinden Sie Ihre Wallet erneut.',
    },
    'account-not-found': {
      text: 'Dieses Konto wurde nicht gefunden.',
      advice: 'Wählen Sie es in Ihrer Wallet, oder verbinden Sie die Wallet erneut.',
    },
    disconnect: { text: 'Das Trennen ist fehlgeschlagen.' },
    'relay-unreachable': {
      text: 'Der Verbindungsdienst ist nicht erreichbar.',
      advice: unreachable,
    },
    'relay-not-configured': {
      text: 'Wallets auf anderen Geräten sind auf dieser Website nicht eingerichtet.',
    },
    'service-unreachable': {
      text: 'Das Wallet-Verzeichnis ist nicht erreichbar.',
      advice: unreachable,
    },
    'service-response': {
      text: 'Das Wallet-Verzeichnis hat eine unbrauchbare Antwort gesendet.',
      advice: 'Versuchen Sie es später erneut.',
    },
    'balance-unavailable': {
      text: 'Das Guthaben ist nicht verfügbar.',
      advice: 'Versuchen Sie es in 30 Sekunden erneut.',
    },
    'nfts-unavailable': {
      text: 'Die NFTs konnten nicht abgerufen werden.',
      advice: 'Versuchen Sie es in 30 Sekunden erneut.',
    },
    'transactions-unavailable': {
      text: 'Die Transaktionen konnten nicht abgerufen werden.',
      advice: 'Versuchen Sie es in 30 Sekunden erneut.',
    },
    'invalid-send': { text: 'Die Überweisung ist unvollständig.' },
    'invalid-swap': { text: 'Der Tausch ist unvollständig.' },
    'simulation-unavailable': {
      text: 'Dieses Netzwerk kann die Transaktion nicht prüfen.',
      advice: 'Nichts wurde signiert. Versuchen Sie es erneut, oder nutzen Sie ein anderes Netzwerk.',
    },
    'swap-network': { text: 'In diesem Netzwerk ist kein Tausch möglich.' },
    'swap-price-changed': {
      text: 'Der Preis hat sich geändert.',
      advice: 'Er ist schlechter als angezeigt. Nichts wurde signiert. Sehen Sie sich den neuen Preis an.',
    },
    'review-changed': {
      text: 'Die Zahlen haben sich geändert.',
      advice: 'Sehen Sie sich die Zahlen an, und senden Sie dann erneut.',
    },
    'simulation-reverted': {
      text: 'Ein Contract würde diese Überweisung ablehnen.',
      advice: 'Nichts wurde gesendet. Vielleicht erlaubt der Token oder der Empfänger sie nicht.',
    },
    'transaction-mismatch': {
      text: 'Die Transaktion weicht von der Prüfung ab. Nichts wurde gesendet.',
    },
    'receipt-timeout': {
      text: 'Die Transaktion ist noch nicht bestätigt.',
      advice: 'Das kann noch kommen. Sehen Sie nach, bevor Sie sie noch einmal senden.',
    },
    'blockhash-expired': {
      text: 'Die Transaktion ist vor der Bestätigung abgelaufen.',
      advice: 'Nichts wurde gesendet. Sie können sie gefahrlos noch einmal senden.',
    },
    'network-not-found': {
      text: 'Das Netzwerk wurde nicht gefunden.',
      advice: 'Wählen Sie ein anderes Netzwerk.',
    },
    'invalid-project-id': {
      text: 'Die Projekt-ID ist ungültig.',
      advice: 'Setzen Sie die Option `projectId` auf eine, die der Betreiber des Relays vergeben hat.',
    },
    'origin-not-allowed': {
      text: 'Die Konfiguration der App ist ungültig.',
      advice: 'Fügen Sie die Origin beim Relay zu den erlaubten Origins des Projekts hinzu.',
    },
    'adapter-not-found': { text: 'Der Adapter wurde nicht gefunden.', advice: tellOwner },
    'provider-missing': { text: 'Diese Website ist nicht richtig eingerichtet.', advice: tellOwner },
    config: { text: 'Diese Website ist nicht richtig eingerichtet.', advice: tellOwner },
    'invalid-address': {
      text: 'Diese Adresse ist in diesem Netzwerk ungültig.',
      advice: 'Prüfen Sie die Adresse.',
    },
    'invalid-amount': {
      text: 'Dieser Betrag kann nicht gesendet werden.',
      advice: 'Prüfen Sie den Betrag.',
    },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} hat eine offene Anfrage. Beantworten Sie diese, und versuchen Sie es erneut.',
    4100: '{wallet} gibt dieser Website Ihr Konto nicht frei. Verbinden Sie die Wallet erneut.',
    4900: '{wallet} ist offline. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    4901: '{wallet} erreicht dieses Netzwerk nicht. Wählen Sie ein anderes, oder versuchen Sie es später erneut.',
  },
  anyWallet: 'Ihre Wallet',
  waiting: {
    title: 'Nichts geöffnet?',
    extension:
      'Suchen Sie das Symbol von {wallet} in der Leiste Ihres Browsers; vielleicht liegt ein Fenster hinter diesem.',
    'in-app-browser':
      'Suchen Sie die Anfrage über dieser Seite. Entsperren Sie {wallet}, oder laden Sie diese Seite neu.',
    window:
      'Vielleicht liegt ein Fenster hinter diesem, oder Ihr Browser hat es blockiert. Erlauben Sie Pop-ups für diese Website.',
    device: 'Entsperren Sie das Gerät mit {wallet}, und suchen Sie dort die Anfrage.',
    app: 'Prüfen Sie, ob {wallet} auf diesem Gerät installiert ist, und öffnen Sie die App erneut.',
    website:
      'Vielleicht hat Ihr Browser den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Website, und öffnen Sie ihn erneut.',
  },
  oneClick: {
    scan: 'Scannen Sie diesen Code mit {wallet}, um sich zu verbinden und anzumelden.',
    scanAny: 'Scannen Sie diesen Code mit einer Wallet, um sich zu verbinden und anzumelden.',
    open: 'Verbinden Sie sich dort, melden Sie sich an, und kommen Sie dann zurück.',
    authenticating: { title: 'Sie werden angemeldet…', text: 'Die App prüft Ihre Signatur.' },
  },
  networkFailures: {
    unreachable: { text: 'Das Netzwerk ist nicht erreichbar', advice: unreachable },
    failed: {
      text: 'Das Netzwerk kann gerade nicht antworten',
      advice: 'Versuchen Sie es gleich noch einmal.',
    },
    limited: {
      text: 'Das Netzwerk ist ausgelastet',
      advice: 'Es erhält zu viele Anfragen. Versuchen Sie es gleich noch einmal.',
    },
    refused: { text: 'Das Netzwerk hat die Anfrage abgelehnt' },
    unsupported: {
      text: 'Das gibt es in diesem Netzwerk nicht',
      advice: 'Wählen Sie ein anderes Netzwerk, oder fragen Sie den Betreiber dieser Website.',
    },
    'wrong-chain': {
      text: 'Dieses Netzwerk ist auf dieser Website falsch eingerichtet',
      advice: tellOwner,
    },
    disagreed: {
      text: 'Das Netzwerk hat verschiedene Antworten gegeben',
      advice: 'Nichts wurde gesendet. Versuchen Sie es gleich noch einmal.',
    },
  },
  serviceBusy: {
    text: 'Das Wallet-Verzeichnis ist ausgelastet.',
    advice: 'Versuchen Sie es gleich noch einmal.',
  },
  snackbar: {
    'transaction-started': 'Transaktion gestartet',
    'transaction-failed': 'Transaktion fehlgeschlagen',
    'swap-arrived': 'Ihr Tausch ist auf {network} angekommen',
    'swap-partial': 'Auf {network} kam ein anderer Token oder Betrag an',
    'swap-refunded': 'Ihr Tausch nach {network} wurde erstattet',
    'swap-not-arrived': 'Ihr Tausch nach {network} ist fehlgeschlagen',
    'balance-unavailable': 'Guthaben nicht verfügbar',
    'request-completed-late': 'Die Anfrage wurde nach dem Abbruch noch ausgeführt',
    disconnect: 'Trennen fehlgeschlagen',
    'session-ended': 'Sitzung abgelaufen',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'Die Option `projectId` ist leer. Setzen Sie sie auf einen Namen für Ihre App, etwa `my-dapp`. Hat Ihr Relay oder Gateway eine Liste von Projekten, setzen Sie sie auf die ID daraus.',
    INVALID_PROJECT_ID:
      'Das Relay kennt die Projekt-ID dieser Seite nicht. Setzen Sie die Option `projectId` auf eine, die der Betreiber des Relays vergeben hat.',
    INVALID_APP_CONFIGURATION:
      'Das Relay erlaubt die Origin dieser Seite nicht. Fügen Sie sie beim Relay zu den erlaubten Origins des Projekts hinzu.',
    SWITCH_NETWORK_NOT_FOUND:
      'Diese Seite wollte zu einem Netzwerk wechseln, das in der Option `networks` fehlt. Fügen Sie es dort hinzu.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Diese Seite wollte einen Namen ohne Konto registrieren. Verbinden Sie zuerst eines auf einer EVM-Chain.',
    IFRAME_LOAD_FAILED:
      'Der Login-Frame konnte nicht geladen werden. Prüfen Sie seine URL und die Direktive `frame-src` dieser Seite.',
    IFRAME_REQUEST_TIMEOUT: 'Der Login-Frame hat nicht rechtzeitig geantwortet.',
    UNVERIFIED_DOMAIN:
      'Der Login-Frame wird für diese Seite nicht ausgeliefert. Fügen Sie ihre Origin beim Server des Frames zu den erlaubten Origins des Projekts hinzu, oder korrigieren Sie die Projekt-ID.',
  },
}
