// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** French. */
export const settings: SettingsCopy = {
  locale: 'fr',
  title: 'Paramètres',
  loading: 'Chargement des paramètres…',
  retry: 'Réessayer',
  back: 'Retour',
  openedBy: 'Ouvert par {origin}',
  loggedInAs: 'Identifié en tant que',
  evmAddress: 'Adresse EVM',
  solanaAddress: 'Adresse Solana',
  managed: 'Récupérable par l’exploitant de ce site',
  managedText:
    'S’identifier sur un nouvel appareil restaure le portefeuille. L’exploitant gère les deux services nécessaires et pourrait ouvrir le portefeuille.',
  notManaged: 'Récupérable par vous seul',
  notManagedText:
    'L’exploitant de ce site ne peut pas ouvrir le portefeuille. Conservez la phrase de récupération en lieu sûr.',
  phraseRow: 'Phrase de récupération',
  phraseRowText: 'Exporter les 24 mots qui ouvrent le portefeuille',
  phraseRowUnavailable:
    'Non disponible\u00a0: un code par e-mail est nécessaire, et ce compte n’a pas d’adresse e-mail.',
  devices: 'Appareils',
  devicesText: 'Où le portefeuille peut être utilisé',
  warning: {
    title: 'Phrase de récupération',
    points: [
      'La phrase de récupération se compose de 24 mots. Toute personne qui les possède dispose de tout dans ce portefeuille, et personne ne peut l’annuler.',
      'Aucun site ni aucune assistance n’en a besoin. Ne les saisissez jamais parce que quelqu’un vous le demande.',
      'Notez-les sur papier, là où personne ne peut voir votre écran.',
    ],
    word: 'exporter',
    label: 'Pour continuer, tapez «\u00a0{word}\u00a0»',
    send: 'M’envoyer un code',
    sending: 'Envoi du code…',
  },
  code: {
    title: 'Saisir le code',
    text: 'Nous avons envoyé un code à 6 chiffres à cette adresse\u00a0:',
    label: 'Code',
    submit: 'Continuer',
    verifying: 'Vérification du code…',
    resend: 'Envoyer un autre code',
    resendIn: 'Nouveau code dans {seconds}\u00a0s',
  },
  phrase: {
    title: 'Votre phrase de récupération',
    text: 'Notez les 24 mots dans cet ordre.',
    words: 'Mots de la phrase de récupération',
    show: 'Afficher les mots',
    hide: 'Masquer',
    hidden: 'Les mots sont masqués. Affichez-les seulement si personne ne peut voir votre écran.',
    copy: 'Copier',
    copyRisk: 'D’autres applications peuvent lire ce que vous copiez. Le papier est plus sûr.',
    copied: 'Copié. Copiez ensuite autre chose, afin qu’aucune application ne puisse lire les mots.',
    copyFailed: 'Le navigateur n’a pas autorisé la copie. Notez les mots.',
    done: 'Terminé',
  },
  device: {
    loading: 'Chargement des appareils…',
    current: 'Cet appareil',
    app: 'Utilisé sur {origin}',
    seen: 'Dernière activité\u00a0: {time}',
    revoke: 'Révoquer',
    revokeLabel: 'Révoquer {label}',
    revoking: 'Révocation…',
    revoked: 'L’appareil a été révoqué.',
    askTitle: 'Révoquer cet appareil\u00a0?',
    askText:
      'Cela déconnecte l’appareil de votre compte, et il ne peut plus signer avec le portefeuille. Pour y utiliser à nouveau le portefeuille, identifiez-vous comme sur un nouvel appareil.',
    askCurrentTitle: 'Révoquer l’appareil que vous utilisez\u00a0?',
    askCurrentText:
      'Cela vous déconnecte de votre compte, et ce navigateur ne peut plus signer avec le portefeuille. Pour utiliser à nouveau le portefeuille ici, identifiez-vous comme sur un nouvel appareil.',
    revokeCurrent: 'Révoquer et déconnecter',
    cancel: 'Annuler',
  },
  release: {
    title: 'Nouvel appareil',
    text: 'Quelqu’un s’est identifié avec votre compte sur un nouvel appareil et veut y ouvrir le portefeuille.',
    app: 'Demandé sur {origin}',
    network: 'Réseau\u00a0: {network}',
    askTitle: 'Ouvrir le portefeuille sur cet appareil\u00a0?',
    warning:
      'Toute personne qui utilise cet appareil peut déplacer tout ce que contient le portefeuille. Autorisez-le seulement s’il est à vous et si vous vous y êtes identifié vous-même.',
    allow: 'Autoriser',
    refuse: 'Refuser',
    deciding: 'Enregistrement…',
    ready: {
      title: 'Appareil pouvant ouvrir le portefeuille',
      text: 'Il ouvrira le portefeuille à votre prochaine identification sur cet appareil. D’ici là, vous pouvez le refuser.',
      askTitle: 'Refuser cet appareil\u00a0?',
      warning:
        'Il peut maintenant ouvrir le portefeuille. Refusez-le, sauf s’il est à vous et si vous vous y êtes identifié vous-même\u00a0: toute personne qui l’utilise peut déplacer tout ce que contient le portefeuille.',
    },
  },
  passkey: {
    title: 'Clé d’accès',
    row: 'Vous identifie et ouvre le portefeuille sur un nouvel appareil',
    rowNone: 'Ajoutez-en une pour vous identifier sans code',
    text: 'Votre clé d’accès vous identifie et ouvre le portefeuille sur un nouvel appareil.',
    addText:
      'Avec une clé d’accès, vous vous identifiez avec votre empreinte, votre visage ou le verrouillage de l’écran. Elle ouvre aussi le portefeuille sur un nouvel appareil. Elle doit pouvoir chiffrer (PRF), comme celles des téléphones et des gestionnaires de mots de passe actuels.',
    add: 'Ajouter une clé d’accès',
    adding: 'Ajout de la clé d’accès…',
    removing: 'Suppression…',
    managedText:
      'L’exploitant pourrait ouvrir le portefeuille sans votre clé d’accès. Vous pouvez supprimer cette possibilité.',
    onlyText:
      'Un nouvel appareil a besoin de votre clé d’accès. Elle ne peut pas être supprimée, car rien d’autre ne permet de récupérer le portefeuille.',
    done: {
      added: 'La clé d’accès a été ajoutée.',
      removePasskey: 'La clé d’accès a été supprimée. Vous pouvez aussi la supprimer sur votre appareil.',
      removeManaged: 'Terminé. Vous seul pouvez récupérer le portefeuille.',
    },
    removePasskey: {
      row: 'Supprimer la clé',
      rowText: 'S’identifier comme auparavant',
      title: 'Supprimer la clé d’accès\u00a0?',
      points: [
        'Vous ne pouvez plus vous identifier avec elle, et elle n’ouvre plus le portefeuille sur un nouvel appareil.',
      ],
      confirm: 'Supprimer la clé',
    },
    removeManaged: {
      row: 'Récupération par vous seul',
      rowText: 'Supprimer l’accès de l’exploitant au portefeuille',
      title: 'Récupération par vous seul\u00a0?',
      points: [
        'Sans votre clé d’accès et votre phrase de récupération, personne ne peut restaurer le portefeuille. L’exploitant ne peut pas vous aider.',
        'Chaque nouvel appareil a besoin de votre clé d’accès, même après une identification par e-mail ou par compte social.',
        'Cette action est irréversible.',
      ],
      confirm: 'Récupération par moi seul',
    },
  },
  errors: {
    code_wrong: 'Le code est erroné. Vérifiez l’e-mail et saisissez-le à nouveau.',
    flow_expired: 'Le code a expiré. Demandez-en un nouveau.',
    id: 'L’appareil a déjà été révoqué. Revenez en arrière pour recharger la liste.',
    limit: 'Vous pouvez demander la phrase de récupération trois fois par jour. Réessayez demain.',
    release: 'Cette demande a déjà été traitée, ou a pris fin. Revenez en arrière pour recharger la liste.',
  },
}
