// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Dutch. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Niet beschikbaar in uw regio',
    text: 'Aanbieders verkopen geen tokens waar u bent.',
  },
  unsupported: {
    title: 'Niets te koop op dit netwerk',
    text: 'Schakel over naar een ander netwerk om te zien wat u kunt kopen.',
  },
  absent: {
    title: 'Hier niet beschikbaar',
    text: 'Deze app heeft nog geen aanbieders om bij te kopen.',
  },
  unavailable: {
    title: 'Kopen is nu niet mogelijk',
    text: 'De aanbieders zijn niet bereikbaar. Probeer het zo opnieuw.',
  },
  retry: 'Opnieuw proberen',
  loading: 'Het aanbod wordt geladen',
  pay: 'U betaalt',
  receive: 'U ontvangt',
  currency: 'Valuta:',
  onNetwork: 'Op {network}',
  limits: 'Van {min} tot {max}',
  suggestions: 'Voorgestelde bedragen',
  checks: {
    'add-amount': 'Van {min} tot {max}',
    'incorrect-value': 'Voer een bedrag in met maximaal twee decimalen',
    'below-min': 'Minimaal {min}',
    'above-max': 'Maximaal {max}',
  },
  providers: 'Aanbieders',
  best: 'Beste prijs',
  fee: 'Kosten {fee}',
  fees: 'Kosten {fee}, waarvan netwerk {networkFee}',
  feeUnknown: 'Inclusief kosten',
  feeLater: 'De aanbieder toont de kosten',
  feeRange: 'Kosten {min}–{max} %',
  estimate: 'Schatting',
  noEstimate: 'Geen schatting',
  noQuote: 'Niet beschikbaar voor dit bedrag',
  quoteLoading: 'Prijs wordt opgevraagd',
  estimates: {
    title: 'Geen actuele prijzen',
    text: 'Dit zijn schattingen. De aanbieder toont u de exacte prijs voordat u betaalt.',
  },
  failed: {
    title: '{provider} is niet beschikbaar',
    text: 'Er is niets betaald. Kies een andere aanbieder, of probeer het opnieuw.',
  },
  refresh: 'De prijzen worden elke 30 seconden bijgewerkt.',
  refreshNow: 'Prijzen nu bijwerken',
  note: 'U betaalt op de pagina van de aanbieder, die in een nieuw venster wordt geopend. De tokens gaan naar uw verbonden account.',
  purchases: 'Uw aankopen',
  open: 'Bezig',
  tokens: 'Wat u kunt kopen',
  payments: 'Valuta om mee te betalen',
  progress: {
    none: { title: 'Geen aankoop', text: 'Uw aankopen in deze browser vindt u in uw account.' },
    starting: { title: '{provider} wordt geopend', text: 'De betaalpagina wordt opgehaald.' },
    startFailed: {
      title: '{provider} is niet beschikbaar',
      text: 'Er is niets betaald. Kies een andere aanbieder, of probeer het opnieuw.',
    },
    waiting: {
      title: 'Ga verder bij {provider}',
      text: 'Betaal in het geopende venster. Dit venster kunt u sluiten: de aankoop wordt gevolgd.',
    },
    blocked: {
      title: 'Uw browser heeft het venster geblokkeerd',
      text: 'Open de pagina van {provider} om te betalen.',
    },
    untracked: {
      title: 'Ga verder bij {provider}',
      text: 'Betaal in het geopende venster. Deze app kan niet zien wat er met de aankoop gebeurt.',
    },
    openPage: 'Betaalpagina openen',
    again: 'Pagina opnieuw openen',
    copyLink: 'Link kopiëren',
    copied: 'Gekopieerd',
    statuses: {
      processing: { title: 'Betaling ontvangen', text: '{provider} verzendt uw tokens.' },
      completed: { title: 'U hebt {amount} ontvangen', text: 'De tokens staan op uw account op {network}.' },
      declined: {
        title: 'Betaling geweigerd',
        text: 'Er is niets afgeschreven. Probeer een andere kaart of aanbieder.',
      },
      failed: {
        title: 'Aankoop mislukt',
        text: 'Neem contact op met {provider} als er iets is afgeschreven.',
      },
      expired: { title: 'Aankoop verlopen', text: 'Er is niet op tijd betaald. Er is niets afgeschreven.' },
    },
    tryAgain: 'Opnieuw kopen',
  },
  activity: {
    empty: { title: 'Nog geen aankopen', text: 'Wat u in deze browser koopt, verschijnt hier.' },
    detail: '{paid} bij {provider}',
    statuses: {
      created: 'Te betalen',
      processing: 'Onderweg',
      completed: 'Ontvangen',
      declined: 'Geweigerd',
      failed: 'Mislukt',
      expired: 'Verlopen',
    },
  },
}
