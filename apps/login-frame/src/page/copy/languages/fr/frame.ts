// Reviewed by a native speaker: no
import type { Copy } from '../../Copy.js'
import { permissions } from './permissions.js'
import { settings } from './settings.js'

/** French. */
export const frame: Copy = {
  direction: 'ltr',
  frameTitle: 'Approuver une demande',
  requestFailed: 'Une erreur s’est produite. Réessayez.',
  errors: {
    account_changed: 'Le compte a changé. Envoyez à nouveau la demande.',
    bundler_refused:
      'Le serveur qui envoie les transactions des comptes intelligents a refusé celle-ci. Rien n’a été envoyé.',
    bundler_unavailable:
      'Le serveur qui envoie les transactions des comptes intelligents est injoignable. Rien n’a été envoyé. Réessayez plus tard.',
    calls_failed: 'La transaction a échoué sur le réseau. Seuls les frais de réseau ont été payés.',
    chain_mismatch: 'Le serveur du réseau correspond à un autre réseau. Rien n’a été signé.',
    chain_unknown: 'Ce réseau n’est pas disponible. Changez de réseau et réessayez.',
    changed: 'La demande a changé après son affichage. Rien n’a été signé.',
    code_expired: 'Le code a expiré. Demandez-en un nouveau.',
    code_wrong: 'Le code est erroné. Vérifiez l’e-mail et réessayez.',
    declined: 'Identification refusée',
    effects_changed:
      'Les effets de la demande ne sont pas ceux qui ont été affichés, ou n’ont pas pu être vérifiés à nouveau. Rien n’a été signé. Réessayez.',
    effects_hidden:
      'La demande céderait des actifs, ou un accès à ceux-ci, d’une manière qui ne peut pas être affichée ici. Rien n’a été signé.',
    email: 'Cette adresse e-mail n’est pas valide, ou un autre compte l’utilise.',
    fee_over_budget:
      'Le budget de l’application pour les frais de réseau est épuisé, et le solde est insuffisant pour payer les frais. Ajoutez des fonds, ou réessayez plus tard.',
    fee_unpayable:
      'Les frais de réseau ne sont pas payés pour vous en ce moment, et le solde est insuffisant pour les payer. Ajoutez des fonds, ou réessayez plus tard.',
    flow_expired: 'L’identification a expiré. Recommencez.',
    insufficient_funds: 'Le solde est insuffisant pour le montant et les frais de réseau.',
    invalid_dpop: 'L’identification n’a pas pu être vérifiée. Vérifiez l’heure de cet appareil et réessayez.',
    invalid_request: 'La demande n’est pas valide. Rien n’a été signé.',
    invalid_response: 'Le service d’identification a envoyé une réponse inattendue. Réessayez plus tard.',
    limit: 'La limite est atteinte. Patientez un peu et réessayez.',
    link_expired: 'Le lien a expiré. Recommencez avec votre adresse e-mail.',
    link_required: 'Confirmez d’abord le lien reçu par e-mail. Recommencez avec votre adresse e-mail.',
    mail: 'L’e-mail n’a pas pu être envoyé. Réessayez plus tard.',
    not_logged_in: 'Identifiez-vous d’abord.',
    not_recoverable: 'Avec cette identification, le portefeuille ne peut pas être récupéré sur cet appareil.',
    only_recovery:
      'La clé d’accès est le seul moyen de récupérer ce portefeuille. Elle ne peut pas être supprimée.',
    passkey_cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou identifiez-vous autrement.',
    passkey_exists: 'Il existe déjà une clé d’accès pour ce portefeuille. Utilisez-la ou supprimez-la.',
    passkey_missing:
      'Ajoutez d’abord une clé d’accès. Sans elle, ce portefeuille ne pourrait pas être récupéré.',
    passkey_no_prf:
      'Cette clé d’accès ne peut pas ouvrir le portefeuille, car elle n’a pas de chiffrement (PRF). Utilisez un autre appareil ou un autre gestionnaire de mots de passe.',
    passkey_required:
      'Sur un nouvel appareil, ce portefeuille ne s’ouvre qu’avec sa clé d’accès. Identifiez-vous avec la clé d’accès.',
    passkey_unsupported:
      'Les clés d’accès ne peuvent pas être utilisées dans ce navigateur. Utilisez-en un autre, ou identifiez-vous autrement.',
    passkey_unusable:
      'La nouvelle clé d’accès ne peut pas ouvrir le portefeuille, car elle n’a pas de chiffrement (PRF). Supprimez-la du gestionnaire de mots de passe ou de l’appareil qui l’a créée\u00a0: elle porte le nom de ce compte. Utilisez-en ensuite une autre.',
    passkey_wrong:
      'Cette clé d’accès n’ouvre pas le portefeuille. Utilisez celle qui a été ajoutée dans ses paramètres.',
    proof_refused: 'Le service de récupération n’a pas pu vérifier votre compte. Identifiez-vous à nouveau.',
    provider_error: 'Le fournisseur a signalé une erreur. Réessayez, ou identifiez-vous autrement.',
    provider_refused: 'Le fournisseur n’a pas confirmé l’identification. Recommencez.',
    provider_unavailable: 'Le fournisseur est injoignable. Réessayez plus tard.',
    provider_unknown: 'Cette identification n’est pas disponible. Identifiez-vous autrement.',
    queue_full: 'Trop de demandes sont en attente. Répondez-y d’abord.',
    recovery: 'Le service de récupération est injoignable. Réessayez plus tard.',
    recovery_delayed:
      'Cet appareil est nouveau. Autorisez-le sur un appareil que vous utilisez déjà, dans les paramètres du portefeuille, sous «\u00a0Appareils\u00a0», puis identifiez-vous à nouveau ici. Si vous n’en avez pas, identifiez-vous à nouveau ici après un jour.',
    retry_later: 'Trop de demandes. Patientez un instant et réessayez.',
    rpc_unavailable: 'Le réseau est injoignable. Réessayez plus tard.',
    send_rejected: 'Le réseau a refusé la transaction. Rien n’a été envoyé.',
    send_unknown:
      'Le réseau n’a pas répondu. La transaction a peut-être été envoyée\u00a0: vérifiez-le avant de réessayer.',
    service_unavailable: 'Le service d’identification est injoignable. Réessayez plus tard.',
    smart_account_funds:
      'Le solde du compte intelligent est insuffisant pour le montant et les frais de réseau. Il a sa propre adresse\u00a0: les actifs de votre compte standard restent sur celui-ci.',
    session_expired: 'La session sur cet appareil a expiré ou a été révoquée. Identifiez-vous à nouveau.',
    signature: 'La demande n’a pas pu être vérifiée. Réessayez.',
    storage_blocked:
      'Le navigateur n’autorise pas cette identification à stocker des données. Autorisez les cookies tiers pour ce site, ou utilisez un autre navigateur, puis réessayez.',
    storage_full:
      'Le navigateur n’a plus d’espace pour cette identification. Supprimez des données d’autres sites, ou des fichiers, puis réessayez.',
    too_many_attempts: 'Trop de tentatives. Demandez un nouveau code.',
    unknown: 'Une erreur s’est produite. Rien n’a été envoyé.',
    unknown_origin: 'Ce site n’est pas autorisé à utiliser cette identification.',
    unknown_wallet: 'Le portefeuille n’appartient pas à ce compte.',
    vault_unavailable: 'L’identification n’a pas pu être chargée. Rechargez la page et réessayez.',
    wallet: 'Le portefeuille n’est pas disponible sur cet appareil. Identifiez-vous à nouveau.',
    wallet_exists: 'Ce compte a déjà un portefeuille. Recommencez.',
    wallet_mismatch:
      'Le service d’identification a envoyé les données d’un autre portefeuille. Rien n’a été signé.',
    would_fail: 'La transaction échouerait. Rien n’a été signé.',
  },
  declined: 'Demande refusée',
  noSmartAccounts: 'Les comptes intelligents ne sont pas disponibles sur ce réseau.',
  accountTypeUnknown: 'Le type du compte doit être «\u00a0eoa\u00a0» ou «\u00a0smartAccount\u00a0».',
  callNotAllowed: 'Requested RPC call is not allowed',
  calls: {
    capability_unsupported:
      'Une capacité de la demande n’est pas prise en charge. Marquez-la comme facultative, ou omettez-la.',
    chain_unsupported: 'Les lots d’appels ne sont pas pris en charge sur ce réseau.',
    duplicate_id: 'Il existe déjà un lot avec cet ID. Utilisez-en un autre.',
    too_many_calls: 'Le lot comporte trop d’appels. Divisez-le.',
    unknown_id: 'Il n’existe aucun lot avec cet ID.',
  },
  actionNotAllowed: 'Action not allowed',
  notLoggedIn: 'Identifiez-vous d’abord.',
  chainUnknown: 'Ce réseau n’est pas disponible.',
  approve: 'Approuver',
  decline: 'Refuser',
  close: 'Fermer',
  requestedBy: 'Demandé par',
  preparing: 'Vérification de la demande…',
  details: 'Détails',
  signing: 'Signature…',
  sending: 'Signature et envoi. Cela peut prendre un instant…',
  failedTitle: 'Échec de la demande',
  covered: 'Rendez toute cette fenêtre visible pour continuer.',
  unread: 'Faites défiler jusqu’à la fin pour continuer.',
  moreWaiting: 'Autres demandes en attente\u00a0: {count}',
  titles: {
    approveNfts: 'Autoriser l’accès aux NFT',
    approveToken: 'Autoriser un contrat à dépenser des jetons',
    batch: { one: 'Approuver {count} action', other: 'Approuver {count} actions' },
    callContract: 'Appeler un contrat',
    changeEmail: 'Changer votre adresse e-mail',
    createContract: 'Créer un contrat',
    grantPermission: 'Accorder une autorisation',
    moveRecovery: 'Changer la récupération du portefeuille',
    revokePermission: 'Révoquer une autorisation',
    send: 'Envoyer {symbol}',
    sendNft: 'Envoyer un NFT',
    sendToken: 'Envoyer des jetons',
    signIn: 'S’authentifier',
    signMessage: 'Signer un message',
    signPermit: 'Autoriser l’accès aux jetons',
    signTransaction: 'Signer une transaction',
    signTransactions: { one: 'Signer {count} transaction', other: 'Signer {count} transactions' },
    signTypedData: 'Signer des données',
  },
  fields: {
    account: 'Compte',
    accountContract: 'Contrat du compte intelligent',
    accountRent: 'Nouveau compte de jetons du destinataire',
    amount: 'Montant',
    amountOrTokenId: 'Montant ou ID du jeton',
    authority: 'Nouvelle autorité',
    call: 'Action {number}',
    chainId: 'ID de chaîne',
    contract: 'Contrat',
    currentEmail: 'Adresse e-mail actuelle',
    currentRecovery: 'Récupéré jusqu’ici avec',
    data: 'Données',
    expires: 'Expire',
    from: 'De',
    instruction: 'Instruction {number}',
    maximumFee: 'Frais de réseau maximum',
    message: 'Message',
    method: 'Méthode',
    network: 'Réseau',
    newEmail: 'Nouvelle adresse e-mail',
    newRecovery: 'Récupéré désormais avec',
    nonce: 'Nonce',
    owner: 'Propriétaire',
    payer: 'Payeur des frais',
    program: 'Programme',
    resources: 'Ressources',
    sessionAccount: 'Compte de session',
    spender: 'Qui obtient l’accès',
    statement: 'Déclaration',
    to: 'À',
    token: 'Jeton',
    tokenAddress: 'Adresse du jeton',
    tokenId: 'ID du jeton',
    uri: 'URI',
    value: 'Montant en {symbol}',
    verifyingContract: 'Pour le contrat',
    version: 'Version',
  },
  warnings: {
    approvesNfts:
      'Cela donne accès à tous vos NFT de cette collection. N’approuvez que si vous faites confiance au site.',
    approvesSpender:
      'Cela permet à quelqu’un d’autre de dépenser vos jetons, y compris plus tard. N’approuvez que si vous faites confiance au site.',
    changesEmail:
      'Toute personne qui lit les e-mails de la nouvelle adresse peut alors s’identifier à ce compte. N’approuvez que si l’adresse est à vous.',
    createsContract: 'Cette transaction crée un contrat. Elle n’a pas de destinataire.',
    hiddenAccess:
      'Cela permet aussi à {account} de prendre des jetons ou des NFT de {contract}, y compris plus tard. Refusez si vous ne vous y attendez pas.',
    hiddenNft: 'Cela envoie aussi des NFT de {contract} à {account}. Refusez si vous ne vous y attendez pas.',
    hiddenCharacters: 'Le message contient des caractères masqués. Ils sont affichés sous forme de codes.',
    incompleteSignIn: 'Cela ressemble à une demande d’authentification, mais ne respecte pas la norme.',
    lookupTables:
      'Certains comptes de cette transaction n’en font pas partie et ne peuvent pas être affichés.',
    movesRecovery:
      'Toute personne qui dispose de la nouvelle identification peut alors ouvrir ce portefeuille sur un autre appareil et prendre tout ce qu’il contient. N’approuvez que si elle est à vous.',
    noChainId: 'La signature est valable sur tous les réseaux.',
    notReadable: 'Le message n’est pas du texte. Vous ne pouvez pas savoir ce que vous signez.',
    paysSomeoneElse: 'Les jetons viennent d’un autre compte qui vous a donné accès.',
    permit:
      'Avec cette signature, quelqu’un d’autre peut dépenser vos jetons, sans nouvelle demande. N’approuvez que si vous faites confiance au site.',
    permissionAnyContent:
      'Les appels peuvent avoir n’importe quel contenu. Leur effet n’est limité à aucun montant. N’approuvez que si vous faites confiance au site.',
    permissionAnyRecipient:
      'Le destinataire n’est pas fixé\u00a0: le site peut envoyer à n’importe quel compte.',
    permissionMovesTokens:
      'Avec ces méthodes, le site peut prendre tous les jetons des contrats, ou laisser d’autres les dépenser, même après la fin de l’autorisation. Refusez.',
    permissionShortPeriod:
      'Le montant est de nouveau disponible après moins d’une heure. En un jour, c’est bien plus.',
    permissionUnlimited: 'Le montant n’a pas de limite réelle\u00a0: le site peut tout prendre. Refusez.',
    permissionUnknownToken: 'Le jeton n’est pas connu. Le montant est affiché dans sa plus petite unité.',
    replacesContract:
      'Ce compte utilise le contrat d’un autre portefeuille sur ce réseau. Ce contrat est remplacé.',
    sale: 'Avec cette signature, quelqu’un d’autre peut prendre vos jetons ou vos NFT au prix indiqué. Vérifiez-le.',
    signInAddress: 'L’authentification est pour un autre compte.',
    signInChain: 'L’authentification est pour un autre réseau.',
    signInDomain:
      'L’authentification est pour «\u00a0{domain}\u00a0», mais ce site est «\u00a0{origin}\u00a0». Il peut s’agir d’une tentative d’accès à votre compte sur l’autre site. Refusez.',
    signInExpired: 'L’authentification n’est pas valable en ce moment.',
    simulatedCall:
      'Cet appel n’est connu que par les changements affichés ici. Vérifiez-les, et n’approuvez que si vous faites confiance au site.',
    solanaAuthority: 'Cela donne le contrôle d’un compte à quelqu’un d’autre.',
    solanaDelegate:
      'Cela permet à quelqu’un d’autre de dépenser vos jetons, y compris plus tard. N’approuvez que si vous faites confiance au site.',
    unknownCall: 'L’effet de cet appel n’est pas connu. N’approuvez que si vous faites confiance au site.',
    unknownInstruction:
      'L’effet de cette instruction n’est pas connu. N’approuvez que si vous faites confiance au site.',
    wouldFail: 'Cette transaction échouerait en ce moment.',
  },
  notices: {
    allOrNone: 'Ces actions ont lieu ensemble\u00a0: si l’une d’elles échoue, aucune n’a lieu.',
    createsSmartAccount:
      'Votre compte intelligent est configuré sur ce réseau. Il a sa propre adresse\u00a0: les actifs de votre compte standard restent sur celui-ci.',
    becomesSmartAccount:
      'Votre compte devient un compte intelligent sur ce réseau. Son adresse, ses soldes et sa récupération restent les mêmes. Il peut alors effectuer plusieurs actions en une étape.',
    feeSponsored: 'Les frais de réseau sont payés pour vous.',
    feeSponsoredBy: 'Frais de réseau payés par {name}',
    sponsorOverBudget:
      'Le budget de l’application pour les frais de réseau est épuisé. Vous payez les frais.',
    sponsorRefused: 'Les frais de réseau ne sont pas payés pour vous cette fois. Vous les payez.',
    sponsorUnavailable: 'Le service qui paie les frais de réseau est injoignable. Vous payez les frais.',
  },
  unlimited: 'Illimité',
  allNfts: 'Tous les NFT de la collection',
  none: 'Personne\u00a0: l’accès prend fin',
  noEmail: 'Aucune',
  unknownRecovery: 'Inconnu sur cet appareil',
  instructions: {
    approve: 'Autoriser quelqu’un à dépenser des jetons',
    closeAccount: 'Fermer un compte de jetons',
    computeBudget: 'Définir les frais de réseau',
    createAccount: 'Créer un compte',
    createTokenAccount: 'Créer un compte de jetons',
    memo: 'Ajouter une note',
    revoke: 'Mettre fin à l’accès aux jetons',
    setAuthority: 'Changer le contrôle d’un compte',
    transferSol: 'Envoyer des SOL',
    transferToken: 'Envoyer des jetons',
    unknown: 'Instruction inconnue',
  },
  passkey: {
    title: 'Utiliser une clé d’accès',
    text: 'Cela vous identifie sur ce site, avec la clé d’accès que vous avez ajoutée dans les paramètres de votre portefeuille.',
    unlockTitle: 'Ouvrir le portefeuille sur cet appareil',
    unlockText:
      'Confirmez encore une fois pour ouvrir le portefeuille sur cet appareil. Utilisez la même clé d’accès.',
    loading: 'Préparation de l’identification…',
    asking: 'Suivez les étapes de votre navigateur…',
    use: 'Utiliser la clé',
    cancel: 'Annuler',
  },
  leave: {
    title: 'Poursuivre l’identification',
    text: 'Vous vous identifiez sur {host} dans cette fenêtre, puis vous revenez à ce site.',
    leave: 'Continuer',
    cancel: 'Annuler',
  },
  settings,
  permissions,
  window: {
    text: 'Vous décidez dans une fenêtre séparée, où ce site ne peut rien vous cacher.',
    open: 'Ouvrir la fenêtre',
    isOpen: 'Continuez dans l’autre fenêtre.',
    blocked:
      'Aucune fenêtre n’a pu être utilisée. Autorisez les fenêtres pop-up pour ce site, puis réessayez. Dans une application qui n’ouvre pas de fenêtres, ouvrez plutôt ce site dans votre navigateur. Si une fenêtre s’est ouverte et reste vide, fermez-la\u00a0: ce site n’est pas configuré pour cela.',
  },
  simulation: {
    title: 'Changements de solde attendus',
    unavailable: 'Le réseau ne peut pas simuler cette transaction.',
    reverted: 'La simulation a échoué\u00a0: {reason}',
    succeeded: 'La transaction aboutirait. Les changements de solde ne sont pas connus.',
    noChange: 'Aucun changement de {symbol} avant les frais',
    baseUnits: '{amount} unités d’un jeton sans nom',
    otherTokens: 'Les soldes d’autres jetons peuvent aussi changer.',
    reportedTokens:
      'Les jetons qui ne déclarent pas leurs transferts ne sont pas inclus. Le résultat peut être différent plus tard.',
  },
}
