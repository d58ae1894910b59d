// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Dutch. */
export const siwx: SiwxCopy = {
  checking: 'Uw aanmelding wordt gecontroleerd',
  ready: {
    title: 'Aanmelden bij {app}',
    text: 'Onderteken dit bericht in {wallet} om te bewijzen dat het account van u is. Het is gratis en verplaatst niets.',
  },
  siwe: {
    title: '{app} moet verbinding maken met uw wallet',
    text: 'Onderteken dit bericht om te bewijzen dat deze wallet van u is, en om verder te gaan. Het is gratis en verplaatst niets.',
  },
  anyApp: 'Aanmelden',
  required: 'Annuleren koppelt uw wallet los.',
  message: 'Te ondertekenen bericht',
  preparing: 'Het bericht wordt voorbereid',
  signing: {
    title: 'Onderteken in {wallet}',
    text: 'Controleer of uw wallet dit bericht toont en keur het dan goed.',
  },
  verifying: { title: 'U wordt aangemeld', text: 'De app controleert uw handtekening.' },
  declined: {
    title: 'Handtekening geweigerd',
    text: 'U bent niet aangemeld. Probeer het opnieuw om verder te gaan.',
  },
  failed: 'Aanmelden is niet gelukt',
  undeployed: {
    title: 'Uw handtekening kon niet worden gecontroleerd',
    text: 'Als dit een smart account is, is het nog niet actief op dit netwerk. Voer een eerste transactie uit met {wallet} en probeer het opnieuw.',
  },
  smartAccount: 'Deze app ondersteunt mogelijk geen smart accounts',
  verified: 'U bent aangemeld',
  sign: 'Ondertekenen',
  retry: 'Opnieuw proberen',
  cancel: 'Annuleren',
}
