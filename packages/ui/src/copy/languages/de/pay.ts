// Reviewed by a native speaker: no
import type { PayCopy } from '../../PayCopy.js'

/** The strings of the views that pay, in German. */
export const pay: PayCopy = {
  none: { title: 'Nichts zu bezahlen', text: 'Die Zahlung ist beendet.' },
  recipient: 'Empfänger',
  network: 'Auf {network}',
  methods: 'Bezahlen mit',
  wallet: 'Mit {wallet} bezahlen',
  connect: 'Wallet verbinden',
  switchNetwork: 'Zum Bezahlen zu {network} wechseln',
  code: 'Mit anderer Wallet scannen',
  exchanges: 'Von einer Börse bezahlen',
  loadingExchanges: 'Börsen werden geladen',
  noExchanges: 'Keine Börse hat diesen Wert.',
  exchangesFailed: {
    title: 'Börsen konnten nicht geladen werden',
    text: 'Sie können trotzdem mit einer Wallet bezahlen.',
  },
  retry: 'Erneut versuchen',
  opening: 'Wird geöffnet',
  declined: { title: 'Anfrage abgelehnt', text: 'Nichts wurde bezahlt.' },
  errors: {
    'pay-invalid-config': { text: 'Die Zahlung ist falsch eingerichtet' },
    'pay-invalid-recipient': { text: 'Die Adresse des Empfängers ist ungültig' },
    'pay-invalid-asset': { text: 'Der Token der Zahlung ist ungültig' },
    'pay-invalid-amount': { text: 'Der Betrag der Zahlung ist ungültig' },
    'pay-unknown': { text: 'Unbekannter Fehler der Zahlung' },
    'pay-not-initiated': {
      text: 'Die Zahlung konnte nicht begonnen werden',
      advice: 'Wählen Sie erneut, wie Sie bezahlen.',
    },
    'pay-invalid-namespace': { text: 'Die Art der Chain ist ungültig' },
    'pay-failed': {
      text: 'Zahlung fehlgeschlagen',
      advice: 'Beim Empfänger ist nichts angekommen.',
    },
    'pay-exchanges': {
      text: 'Börsen konnten nicht geladen werden',
      advice: 'Sie können trotzdem mit einer Wallet bezahlen.',
    },
    'pay-asset-not-supported': {
      text: 'Dieser Token wird nicht unterstützt',
      advice: 'Bezahlen Sie auf einem anderen Weg.',
    },
    'pay-url': {
      text: 'Die Zahlungsseite konnte nicht geladen werden',
      advice: 'Versuchen Sie es erneut, oder bezahlen Sie auf einem anderen Weg.',
    },
    'pay-status': {
      text: 'Der Stand der Zahlung konnte nicht geladen werden',
      advice: 'Wir prüfen es bald erneut.',
    },
  },
  scan: {
    label: 'QR-Code, um {amount} auf {network} zu bezahlen',
    text: 'Scannen Sie diesen Code mit einer Wallet auf Ihrem Handy.',
    followed: 'Wir sehen Ihre Zahlung im Netzwerk.',
    notFollowed: 'Der Shop sieht Ihre Zahlung im Netzwerk. Dieses Fenster sieht sie nicht.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
  },
  review: {
    details: 'Details',
    preparing: 'Guthaben und Gebühren werden gelesen',
    failed: 'Das kann nicht bezahlt werden',
    from: 'Von',
    fee: 'Netzwerkgebühr',
    upTo: 'Höchstens {fee}',
    pay: '{amount} bezahlen',
    back: 'Anders bezahlen',
    problems: {
      'insufficient-funds': {
        title: 'Guthaben reicht nicht',
        text: 'Das Guthaben ist kleiner als der Betrag.',
      },
      'insufficient-fee': {
        title: 'Zu wenig für die Netzwerkgebühr',
        text: 'Laden Sie Guthaben auf, oder bezahlen Sie anders.',
      },
      'leaves-too-little': {
        title: 'Es bliebe zu wenig übrig',
        text: 'Konten auf Solana behalten 0 SOL oder etwa 0,0009 SOL. Laden Sie SOL auf, oder bezahlen Sie anders.',
      },
      'less-received': {
        title: 'Dieser Token zieht eine Gebühr ab',
        text: 'Der Empfänger würde weniger als den Preis erhalten. Bezahlen Sie anders.',
      },
    },
    signing: {
      title: 'In {wallet} genehmigen',
      text: 'Ihre Wallet zeigt denselben Betrag und dieselbe Adresse.',
    },
    tokens: 'Mit anderem Token bezahlen',
    balance: 'Sie haben {amount}',
  },
  swap: {
    paid: 'Sie zahlen etwa',
    paidMax: 'Sie zahlen höchstens',
    received: 'Empfänger erhält genau',
    source: 'Preis von',
    refreshes: 'Der Preis wird alle 20 Sekunden geprüft',
    updating: 'Der Preis wird aktualisiert',
    higher: {
      title: 'Der Preis ist jetzt höher',
      text: 'Prüfen Sie, was Sie zahlen, bevor Sie fortfahren.',
    },
    notes: {
      reset: {
        title: 'Schritt 1 von 3: alte Freigabe zurücksetzen',
        text: 'Dieser Token nimmt eine neue Freigabe erst an, wenn die alte zurückgesetzt ist.',
      },
      approve: {
        title: 'Erst freigeben, dann bezahlen',
        text: 'Sie erlauben dem Contract unten, genau {amount} zu nehmen, und nicht mehr.',
      },
    },
  },
  progress: {
    exchange: {
      title: 'Bei {exchange} bezahlen',
      text: 'Schließen Sie die Zahlung auf der Seite der Börse ab. Dieses Fenster verfolgt sie.',
    },
    unknown: {
      title: 'Die Börse antwortet nicht',
      text: 'Wir prüfen weiter. Bezahlen Sie nicht zweimal.',
    },
    open: '{exchange} öffnen',
    otherWay: 'Anders bezahlen',
    confirming: { title: 'Zahlung gesendet', text: 'Die Bestätigung des Netzwerks steht noch aus.' },
    completed: '{amount} an {recipient} bezahlt',
    verified: 'Auf {network} bestätigt.',
    unverified: 'Das Netzwerk zeigt diese Zahlung noch nicht. Bewahren Sie Ihren Beleg auf.',
    failed: 'Zahlung fehlgeschlagen',
    done: 'Fertig',
  },
  receipt: {
    heading: 'Beleg',
    amount: 'Betrag',
    merchant: 'Händler',
    date: 'Datum',
    reference: 'Referenz',
    copyReference: 'Referenz kopieren',
  },
}
