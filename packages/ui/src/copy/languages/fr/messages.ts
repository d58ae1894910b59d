// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Signalez-le au responsable de ce site.'
const invalidRequest = {
  text: 'Ce site a envoyé une demande non valide.',
  advice: 'Rien n’a été envoyé à votre portefeuille.',
}
const unreachable = 'Vérifiez votre connexion, puis réessayez.'

/** The texts of errors, snackbar messages and alerts in French. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Une erreur s’est produite' },
    aborted: { text: 'La demande a été interrompue' },
    'user-rejected': { text: 'La demande a été refusée dans votre portefeuille.' },
    'action-ignored': { text: 'Ce n’est pas possible pour le moment.' },
    'wallet-request': { text: 'Votre portefeuille n’a pas pu effectuer cette action.' },
    'wallet-response': {
      text: 'Votre portefeuille a envoyé une réponse inutilisable.',
      advice: 'Mettez-le à jour, ou choisissez-en un autre.',
    },
    'wallet-not-found': {
      text: 'Ce portefeuille est introuvable.',
      advice: 'Installez-le, ou choisissez un autre portefeuille.',
    },
    'chain-not-supported': {
      text: 'Ce réseau n’est pas pris en charge',
      advice: 'Ajoutez le réseau dans votre portefeuille, ou choisissez-en un autre.',
    },
    'method-not-supported': { text: 'Votre portefeuille ne prend pas en charge cette action.' },
    'not-connected': {
      text: 'Aucun portefeuille n’est connecté.',
      advice: 'Connectez d’abord un portefeuille.',
    },
    'sign-in': {
      text: 'Cette application n’a pas pu vous authentifier.',
      advice: 'Réessayez. Si l’échec se répète, demandez de l’aide à l’application.',
    },
    'not-logged-in': { text: 'Vous n’êtes pas identifié.', advice: 'Identifiez-vous, puis réessayez.' },
    'session-changed': {
      text: 'Votre portefeuille, votre compte ou votre réseau a changé avant l’envoi de la demande.',
      advice: 'Rien n’a été signé ni envoyé. Vérifiez la demande, puis réessayez.',
    },
    'session-ended': { text: 'Session expirée', advice: 'Reconnectez votre portefeuille.' },
    'account-not-found': {
      text: 'Ce compte est introuvable.',
      advice: 'Choisissez-le dans votre portefeuille, ou reconnectez votre portefeuille.',
    },
    disconnect: { text: 'La déconnexion a échoué' },
    'relay-unreachable': { text: 'Le service de connexion est injoignable.', advice: unreachable },
    'relay-not-configured': {
      text: 'Les portefeuilles sur d’autres appareils ne sont pas configurés sur ce site.',
    },
    'service-unreachable': { text: 'L’annuaire des portefeuilles est injoignable.', advice: unreachable },
    'service-response': {
      text: 'L’annuaire des portefeuilles a envoyé une réponse inutilisable.',
      advice: 'Réessayez plus tard.',
    },
    'balance-unavailable': { text: 'Solde de jetons indisponible', advice: 'Réessayez dans 30 secondes.' },
    'nfts-unavailable': { text: 'Impossible de récupérer les NFT', advice: 'Réessayez dans 30 secondes.' },
    'transactions-unavailable': {
      text: 'Impossible de récupérer les transactions',
      advice: 'Réessayez dans 30 secondes.',
    },
    'invalid-send': { text: 'Le transfert est incomplet.' },
    'invalid-swap': { text: 'L’échange est incomplet.' },
    'simulation-unavailable': {
      text: 'Ce réseau ne peut pas vérifier la transaction.',
      advice: 'Rien n’a été signé. Réessayez, ou utilisez un autre réseau.',
    },
    'swap-network': { text: 'L’échange n’est pas possible sur ce réseau' },
    'swap-price-changed': {
      text: 'Le prix a changé.',
      advice: 'Il est moins favorable que le prix affiché. Rien n’a été signé. Consultez le nouveau prix.',
    },
    'review-changed': { text: 'Les chiffres ont changé.', advice: 'Vérifiez-les, puis envoyez à nouveau.' },
    'simulation-reverted': {
      text: 'Un contrat rejetterait ce transfert.',
      advice: 'Rien n’a été envoyé. Le jeton ou le destinataire ne l’autorise peut-être pas.',
    },
    'transaction-mismatch': { text: 'La transaction est différente de celle vérifiée. Rien n’a été envoyé.' },
    'receipt-timeout': {
      text: 'La transaction n’est pas encore confirmée.',
      advice: 'Elle peut encore l’être. Vérifiez avant de l’envoyer à nouveau.',
    },
    'blockhash-expired': {
      text: 'La transaction a expiré avant d’être confirmée.',
      advice: 'Rien n’a été envoyé. Vous pouvez l’envoyer à nouveau sans risque.',
    },
    'network-not-found': { text: 'Réseau introuvable', advice: 'Choisissez un autre réseau.' },
    'invalid-project-id': {
      text: 'ID de projet non valide',
      advice: 'Définissez l’option `projectId` sur un ID attribué par l’exploitant du relais.',
    },
    'origin-not-allowed': {
      text: 'Configuration de l’application non valide',
      advice: 'Ajoutez l’origine aux origines autorisées du projet auprès du relais.',
    },
    'adapter-not-found': { text: 'Adaptateur introuvable', advice: tellOwner },
    'provider-missing': { text: 'Ce site n’est pas configuré correctement.', advice: tellOwner },
    config: { text: 'Ce site n’est pas configuré correctement.', advice: tellOwner },
    'invalid-address': {
      text: 'Cette adresse n’est pas valide sur ce réseau.',
      advice: 'Vérifiez l’adresse.',
    },
    'invalid-amount': { text: 'Ce montant ne peut pas être envoyé.', advice: 'Vérifiez le montant.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} a une demande en cours. Répondez-y, puis réessayez.',
    4100: '{wallet} ne permet pas à ce site d’utiliser votre compte. Reconnectez-le.',
    4900: '{wallet} est hors ligne. Vérifiez votre connexion, puis réessayez.',
    4901: '{wallet} ne parvient pas à joindre ce réseau. Choisissez-en un autre, ou réessayez plus tard.',
  },
  anyWallet: 'Votre portefeuille',
  waiting: {
    title: 'Rien ne s’est ouvert\u00a0?',
    extension:
      'Cherchez l’icône {wallet} dans la barre d’outils de votre navigateur\u00a0; une fenêtre se trouve peut-être derrière celle-ci.',
    'in-app-browser':
      'Cherchez la demande par-dessus cette page. Déverrouillez {wallet} si nécessaire, ou rechargez cette page.',
    window:
      'Une fenêtre se trouve peut-être derrière celle-ci, ou votre navigateur l’a bloquée. Autorisez les fenêtres pop-up pour ce site.',
    device: 'Déverrouillez l’appareil où se trouve {wallet} et cherchez-y la demande.',
    app: 'Vérifiez que {wallet} est installé sur cet appareil, puis ouvrez-le à nouveau.',
    website:
      'Votre navigateur a peut-être bloqué le nouvel onglet. Autorisez les fenêtres pop-up pour ce site, puis ouvrez-le à nouveau.',
  },
  oneClick: {
    scan: 'Scannez ce code avec {wallet} pour vous connecter et vous authentifier.',
    scanAny: 'Scannez ce code avec un portefeuille pour vous connecter et vous authentifier.',
    open: 'Connectez-vous et authentifiez-vous là-bas, puis revenez ici.',
    authenticating: { title: 'Authentification…', text: 'L’application vérifie votre signature.' },
  },
  networkFailures: {
    unreachable: { text: 'Le réseau est injoignable', advice: unreachable },
    failed: { text: 'Le réseau ne peut pas répondre pour le moment', advice: 'Réessayez dans un instant.' },
    limited: {
      text: 'Le réseau est surchargé',
      advice: 'Il reçoit trop de demandes. Réessayez dans un instant.',
    },
    refused: { text: 'Le réseau a refusé la demande' },
    unsupported: {
      text: 'Ceci n’est pas disponible sur ce réseau',
      advice: 'Choisissez un autre réseau, ou informez le responsable de ce site.',
    },
    'wrong-chain': { text: 'Ce réseau n’est pas configuré correctement sur ce site', advice: tellOwner },
    disagreed: {
      text: 'Le réseau a donné des réponses différentes',
      advice: 'Rien n’a été envoyé. Réessayez dans un instant.',
    },
  },
  serviceBusy: { text: 'L’annuaire des portefeuilles est surchargé.', advice: 'Réessayez dans un instant.' },
  snackbar: {
    'transaction-started': 'Transaction lancée',
    'transaction-failed': 'Échec de la transaction',
    'swap-arrived': 'Votre échange est arrivé sur {network}',
    'swap-partial': 'Un autre jeton ou montant est arrivé sur {network}',
    'swap-refunded': 'Votre échange vers {network} a été remboursé',
    'swap-not-arrived': 'Votre échange vers {network} a échoué',
    'balance-unavailable': 'Solde de jetons indisponible',
    'request-completed-late': 'La demande a abouti après son annulation',
    disconnect: 'La déconnexion a échoué',
    'session-ended': 'Session expirée',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'ID de projet non configuré\u00a0: l’option `projectId` est vide. Indiquez un nom pour votre application, par exemple `my-dapp`. Si votre relais ou votre passerelle a une liste de projets, indiquez l’ID qui y figure.',
    INVALID_PROJECT_ID:
      'ID de projet non valide\u00a0: le relais ne connaît pas l’ID de projet de cette page. Définissez l’option `projectId` sur un ID attribué par l’exploitant du relais.',
    INVALID_APP_CONFIGURATION:
      'Configuration de l’application non valide\u00a0: le relais n’autorise pas l’origine de cette page. Ajoutez l’origine aux origines autorisées du projet auprès du relais.',
    SWITCH_NETWORK_NOT_FOUND:
      'Réseau introuvable\u00a0: cette page a essayé de passer à un réseau absent de l’option `networks`. Ajoutez-le à cette option.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Adresse ou connecteur d’authentification introuvable\u00a0: cette page a essayé d’enregistrer un nom sans compte. Connectez d’abord un compte sur un réseau EVM.',
    IFRAME_LOAD_FAILED:
      'Chargement de l’identification par e-mail impossible\u00a0: le cadre d’identification n’a pas pu être chargé. Vérifiez son URL et la directive `frame-src` de cette page.',
    IFRAME_REQUEST_TIMEOUT:
      'Un problème est survenu lors de l’initialisation de l’authentification\u00a0: le cadre d’identification n’a pas répondu à temps.',
    UNVERIFIED_DOMAIN:
      'Le cadre d’identification n’est pas servi à cette page. Ajoutez son origine aux origines autorisées du projet sur le serveur du cadre, ou corrigez l’ID de projet.',
  },
}
