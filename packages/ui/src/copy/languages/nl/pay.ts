// Reviewed by a native speaker: no
import type { PayCopy } from '../../PayCopy.js'

/** The strings of the views that pay, in Dutch. */
export const pay: PayCopy = {
  none: { title: 'Niets te betalen', text: 'De betaling is beëindigd.' },
  recipient: 'Ontvanger',
  network: 'Op {network}',
  methods: 'Betalen met',
  wallet: 'Betalen met {wallet}',
  connect: 'Wallet verbinden',
  switchNetwork: 'Overschakelen naar {network} om te betalen',
  code: 'Scannen met andere wallet',
  exchanges: 'Betalen via een beurs',
  loadingExchanges: 'Beurzen worden geladen',
  noExchanges: 'Geen enkele beurs heeft deze token.',
  exchangesFailed: {
    title: 'De beurzen konden niet worden opgehaald',
    text: 'U kunt wel met een wallet betalen.',
  },
  retry: 'Opnieuw proberen',
  opening: 'Wordt geopend',
  declined: { title: 'Verzoek geweigerd', text: 'Er is niets betaald.' },
  errors: {
    'pay-invalid-config': { text: 'Ongeldige betalingsconfiguratie' },
    'pay-invalid-recipient': { text: 'Ongeldig adres van de ontvanger' },
    'pay-invalid-asset': { text: 'Ongeldige token voor de betaling' },
    'pay-invalid-amount': { text: 'Ongeldig bedrag voor de betaling' },
    'pay-unknown': { text: 'Onbekende betaalfout' },
    'pay-not-initiated': {
      text: 'De betaling kon niet worden gestart',
      advice: 'Kies opnieuw hoe u wilt betalen.',
    },
    'pay-invalid-namespace': { text: 'Ongeldig type netwerk' },
    'pay-failed': { text: 'Betaling mislukt', advice: 'Er is niets bij de ontvanger aangekomen.' },
    'pay-exchanges': {
      text: 'De beurzen konden niet worden opgehaald',
      advice: 'U kunt wel met een wallet betalen.',
    },
    'pay-asset-not-supported': {
      text: 'Token niet ondersteund',
      advice: 'Kies een andere manier om te betalen.',
    },
    'pay-url': {
      text: 'De betaalpagina kon niet worden opgehaald',
      advice: 'Probeer het opnieuw, of kies een andere manier om te betalen.',
    },
    'pay-status': {
      text: 'De status van de aankoop kon niet worden opgehaald',
      advice: 'We controleren het binnenkort opnieuw.',
    },
  },
  scan: {
    label: 'QR-code om {amount} te betalen op {network}',
    text: 'Scan deze code met een wallet op uw telefoon.',
    followed: 'We zien uw betaling op het netwerk.',
    notFollowed: 'De winkel ziet uw betaling op het netwerk. Dit venster niet.',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd',
  },
  review: {
    details: 'Details',
    preparing: 'Saldo’s en kosten worden gelezen',
    failed: 'Dit kan niet worden betaald',
    from: 'Van',
    fee: 'Netwerkkosten',
    upTo: 'Maximaal {fee}',
    pay: '{amount} betalen',
    back: 'Anders betalen',
    problems: {
      'insufficient-funds': { title: 'Onvoldoende saldo', text: 'Het saldo is lager dan het bedrag.' },
      'insufficient-fee': {
        title: 'Te weinig voor de netwerkkosten',
        text: 'Voeg saldo toe, of betaal op een andere manier.',
      },
      'leaves-too-little': {
        title: 'Er zou te weinig overblijven',
        text: 'Solana-accounts houden 0 SOL of ongeveer 0,0009 SOL. Voeg SOL toe, of betaal op een andere manier.',
      },
      'less-received': {
        title: 'Deze token rekent kosten',
        text: 'De ontvanger zou minder dan de prijs krijgen. Betaal op een andere manier.',
      },
    },
    signing: { title: 'Keur goed in {wallet}', text: 'Uw wallet toont hetzelfde bedrag en adres.' },
    tokens: 'Betalen met andere token',
    balance: 'U hebt {amount}',
  },
  swap: {
    paid: 'U betaalt ongeveer',
    paidMax: 'U betaalt maximaal',
    received: 'Ontvanger krijgt precies',
    source: 'Prijs van',
    refreshes: 'De prijs wordt elke 20 seconden gecontroleerd',
    updating: 'De prijs wordt bijgewerkt',
    higher: { title: 'De prijs is nu hoger', text: 'Controleer wat u betaalt voordat u verdergaat.' },
    notes: {
      reset: {
        title: 'Stap 1 van 3: de oude goedkeuring resetten',
        text: 'Deze token accepteert pas een nieuwe goedkeuring nadat de oude is gereset.',
      },
      approve: {
        title: 'Eerst goedkeuren, dan betalen',
        text: 'U staat het contract hieronder toe om precies {amount} te nemen, en niet meer.',
      },
    },
  },
  progress: {
    exchange: {
      title: 'Betaal bij {exchange}',
      text: 'Rond de betaling af op de pagina van de beurs. Dit venster volgt de betaling.',
    },
    unknown: { title: 'De beurs antwoordt niet', text: 'We blijven controleren. Betaal niet twee keer.' },
    open: '{exchange} openen',
    otherWay: 'Anders betalen',
    confirming: { title: 'Betaling verzonden', text: 'Wacht op bevestiging door het netwerk.' },
    completed: '{amount} betaald aan {recipient}',
    verified: 'Bevestigd op {network}.',
    unverified: 'Het netwerk toont deze betaling nog niet. Bewaar uw betalingsbewijs.',
    failed: 'Betaling mislukt',
    done: 'Gereed',
  },
  receipt: {
    heading: 'Betalingsbewijs',
    amount: 'Bedrag',
    merchant: 'Winkelier',
    date: 'Datum',
    reference: 'Referentie',
    copyReference: 'Referentie kopiëren',
  },
}
