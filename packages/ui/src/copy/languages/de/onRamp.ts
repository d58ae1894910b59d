// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in German. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'In Ihrer Region nicht verfügbar',
    text: 'Anbieter verkaufen dort, wo Sie sind, keine Token.',
  },
  unsupported: {
    title: 'In diesem Netzwerk gibt es nichts zu kaufen',
    text: 'Wechseln Sie zu einem anderen Netzwerk, um das Angebot zu sehen.',
  },
  absent: {
    title: 'Hier nicht verfügbar',
    text: 'Diese App hat noch keine Anbieter, bei denen Sie kaufen können.',
  },
  unavailable: {
    title: 'Kaufen ist gerade nicht möglich',
    text: 'Die Anbieter sind nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  },
  retry: 'Erneut versuchen',
  loading: 'Das Angebot wird geladen',
  pay: 'Sie zahlen',
  receive: 'Sie erhalten',
  currency: 'Währung:',
  onNetwork: 'Auf {network}',
  limits: 'Von {min} bis {max}',
  suggestions: 'Vorgeschlagene Beträge',
  checks: {
    'add-amount': 'Von {min} bis {max}',
    'incorrect-value': 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein',
    'below-min': 'Mindestens {min}',
    'above-max': 'Höchstens {max}',
  },
  providers: 'Anbieter',
  best: 'Bester Preis',
  fee: 'Gebühren {fee}',
  fees: 'Gebühren {fee}, davon Netzwerk {networkFee}',
  feeUnknown: 'Inklusive Gebühren',
  feeLater: 'Der Anbieter zeigt seine Gebühren',
  feeRange: 'Gebühren {min}–{max} %',
  estimate: 'Schätzung',
  noEstimate: 'Keine Schätzung',
  noQuote: 'Für diesen Betrag nicht verfügbar',
  quoteLoading: 'Ein Angebot wird geholt',
  estimates: {
    title: 'Keine aktuellen Preise',
    text: 'Das sind Schätzungen. Der Anbieter zeigt Ihnen den genauen Preis, bevor Sie zahlen.',
  },
  failed: {
    title: '{provider} ist nicht verfügbar',
    text: 'Nichts wurde bezahlt. Wählen Sie einen anderen Anbieter, oder versuchen Sie es erneut.',
  },
  refresh: 'Die Preise werden alle 30 Sekunden aktualisiert.',
  refreshNow: 'Preise jetzt aktualisieren',
  note: 'Sie zahlen auf der Seite des Anbieters, die sich in einem neuen Fenster öffnet. Die Token gehen an Ihr verbundenes Konto.',
  purchases: 'Ihre Käufe',
  open: 'In Arbeit',
  tokens: 'Was Sie kaufen können',
  payments: 'Währungen zum Bezahlen',
  progress: {
    none: {
      title: 'Kein Kauf',
      text: 'Ihre Käufe in diesem Browser finden Sie in Ihrem Konto.',
    },
    starting: { title: '{provider} wird geöffnet', text: 'Die Zahlungsseite wird geladen.' },
    startFailed: {
      title: '{provider} ist nicht verfügbar',
      text: 'Nichts wurde bezahlt. Wählen Sie einen anderen Anbieter, oder versuchen Sie es erneut.',
    },
    waiting: {
      title: 'Weiter bei {provider}',
      text: 'Zahlen Sie in dem geöffneten Fenster. Dieses können Sie schließen: Der Kauf wird verfolgt.',
    },
    blocked: {
      title: 'Ihr Browser hat das Fenster blockiert',
      text: 'Öffnen Sie die Seite von {provider}, um zu zahlen.',
    },
    untracked: {
      title: 'Weiter bei {provider}',
      text: 'Zahlen Sie in dem geöffneten Fenster. Diese App sieht nicht, was aus dem Kauf wird.',
    },
    openPage: 'Zahlungsseite öffnen',
    again: 'Seite erneut öffnen',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
    statuses: {
      processing: { title: 'Zahlung erhalten', text: '{provider} sendet Ihre Token.' },
      completed: {
        title: 'Sie haben {amount} erhalten',
        text: 'Die Token sind in Ihrem Konto auf {network}.',
      },
      declined: {
        title: 'Zahlung abgelehnt',
        text: 'Es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder einen anderen Anbieter.',
      },
      failed: {
        title: 'Kauf fehlgeschlagen',
        text: 'Wenden Sie sich an {provider}, falls etwas abgebucht wurde.',
      },
      expired: {
        title: 'Kauf abgelaufen',
        text: 'Es wurde nicht rechtzeitig bezahlt. Nichts wurde abgebucht.',
      },
    },
    tryAgain: 'Noch einmal kaufen',
  },
  activity: {
    empty: { title: 'Noch keine Käufe', text: 'Was Sie in diesem Browser kaufen, erscheint hier.' },
    detail: '{paid} bei {provider}',
    statuses: {
      created: 'Wartet auf Zahlung',
      processing: 'Unterwegs',
      completed: 'Erhalten',
      declined: 'Abgelehnt',
      failed: 'Fehlgeschlagen',
      expired: 'Abgelaufen',
    },
  },
}
