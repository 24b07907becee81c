// Written by `sapin generate` from schemas/: edit that, not this.
import type { ArticleSlug } from './articles.ts';
import type { DecorationSlug } from './decorations.ts';
import type { FactSlug } from './facts.ts';
import type { LegalTextSlug } from './legal.ts';
import type { PriceFileSlug } from './prices.ts';
import type { ServiceSlug } from './services.ts';
import type { TownSlug } from './towns.ts';
import type { VarietySlug } from './varieties.ts';

/** Finished, safe HTML, rendered from Markdown that has no raw HTML. */
export type Html = string;

/**
 * en minuscules sans accent, les mots séparés par des tirets
 */
export type Slug = string
/**
 * année-mois-jour
 */
export type Day = string
/**
 * dix chiffres groupés par deux
 */
export type Phone = string
/**
 * une adresse e-mail complète
 */
export type Email = string
/**
 * une adresse complète qui commence par https://
 */
export type Https = string
/**
 * en euros toutes taxes comprises, le point pour les centimes
 */
export type Price = number
/**
 * en mètres, le point pour les centimètres
 */
export type Metres = number
/**
 * cinq chiffres, entre guillemets
 */
export type PostalCode = string
/**
 * le nom d’un dessin de la famille de pictogrammes
 */
export type Icon = ("apple" | "ball" | "basket" | "bell" | "book" | "building" | "calendar" | "candle" | "cheese" | "clock" | "door" | "euro" | "gift" | "hands" | "heart" | "house" | "leaf" | "mail" | "map-pin" | "phone" | "recycle" | "shield" | "snowflake" | "star" | "table" | "tools" | "tree" | "truck" | "users" | "wreath")
/**
 * une étiquette posée sur l’image de l’arbre
 */
export type Badge = ("Top ventes" | "Exclusivité" | "Bientôt épuisé" | "Professionnel" | "Qualité Premium" | "Prestige")
/**
 * conseils, déco ou vie pratique
 */
export type ArticleCategory = ("conseils" | "deco" | "vie-pratique")
/**
 * le groupe du pied de page où figure la commune
 */
export type TownGroup = ("haut-rhin" | "surroundings" | "wine-villages")
/**
 * les pages (ou header, footer) qui montrent cette lecture ; sans cette ligne, toutes celles qu’aucune autre ne nomme ; [] pour nulle part
 */
export type Surfaces = readonly string[]
/**
 * As lenient as a browser's own check, which has had its say before: a stricter one would only lose letters.
 */
export type EmailAddress = string
/**
 * Articles : dans l’ordre
 */
export type LegalTextSections = readonly LegalTextSection[]

/**
 * ce que montrent l’onglet du navigateur et les moteurs de recherche
 */
export interface Seo {
/**
 * Titre de l’onglet : au plus 60 caractères
 */
readonly title: string
/**
 * Description : une ou deux phrases, au plus 155 caractères
 */
readonly description: string
}
/**
 * un fichier de content/images/ et ce qu’on y voit
 */
export interface Picture {
/**
 * Fichier : chemin dans content/images/
 */
readonly src: string
/**
 * Texte de remplacement : ce que l’on voit, pour qui ne voit pas l’image
 */
readonly alt: string
}
/**
 * un libellé et l’endroit où il mène
 */
export interface Link {
/**
 * Libellé : ce que le visiteur lit
 */
readonly label: string
/**
 * Adresse : un chemin du site, ou une adresse https, tel ou mailto
 */
readonly href: string
}
/**
 * un pictogramme, un titre et une phrase
 */
export interface Feature {
readonly icon: Icon
/**
 * Titre : quelques mots
 */
readonly title: string
/**
 * Texte : une ou deux phrases
 */
readonly text: string
}
/**
 * un titre et ses atouts
 */
export interface FeatureBlock {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Atouts : dans l’ordre d’affichage
 */
readonly items: readonly Feature[]
}
/**
 * un titre, un texte et le libellé du bouton
 */
export interface CallToAction {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : une ou deux phrases
 */
readonly text: string
/**
 * Bouton : le libellé du bouton
 */
readonly button: string
}
/**
 * ce qui entoure un champ de formulaire
 */
export interface Field {
/**
 * Libellé : le nom du champ
 */
readonly label: string
/**
 * Exemple : affiché dans le champ vide
 */
readonly placeholder?: string
/**
 * Aide : une phrase sous le champ
 */
readonly help?: string
}
/**
 * une option d’une liste
 */
export interface Choice {
/**
 * Valeur : envoyée avec le formulaire ; vide pour « non défini »
 */
readonly value: string
/**
 * Libellé : ce que le visiteur lit
 */
readonly label: string
}
/**
 * un champ et ses options
 */
export interface ChoiceField {
/**
 * Libellé : le nom du champ
 */
readonly label: string
/**
 * Invitation : affichée tant que rien n’est choisi
 */
readonly placeholder?: string
/**
 * Aide : une phrase sous le champ
 */
readonly help?: string
/**
 * Options : dans l’ordre d’affichage
 */
readonly options: readonly Choice[]
}
/**
 * un texte à côté d’une image
 */
export interface TextBlock {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : en Markdown
 */
readonly text: Html
readonly image: Picture
}
/**
 * ce qu’en dit un client professionnel
 */
export interface Testimonial {
/**
 * Entreprise : son nom
 */
readonly company: string
/**
 * Contact : la fonction de la personne
 */
readonly contact: string
/**
 * Texte : ses mots
 */
readonly text: string
/**
 * Note : de 1 à 5
 */
readonly rating: number
/**
 * Exemple : vrai tant que le témoignage n’est pas celui d’un vrai client
 */
readonly sample?: boolean
}
/**
 * en degrés décimaux (WGS 84)
 */
export interface Coordinates {
/**
 * Latitude : en France métropolitaine
 */
readonly lat: number
/**
 * Longitude : en France métropolitaine
 */
readonly lon: number
}
export interface NewsletterSubmission {
readonly email: EmailAddress
}
export interface ContactSubmission {
readonly name: string
readonly email: EmailAddress
readonly phone?: string
readonly subject: string
readonly message: string
}
/**
 * Un article des actualités
 */
export interface Article {
/**
 * The file’s name.
 */
readonly slug: ArticleSlug
/**
 * Titre : le titre de l’article
 */
readonly title: string
/**
 * Chapeau : une ou deux phrases
 */
readonly excerpt: string
readonly image: Picture
readonly category: ArticleCategory
readonly date: Day
readonly updated?: Day
/**
 * Temps de lecture : en minutes : les mots du texte divisés par 200, arrondis au-dessus
 */
readonly readTime: number
/**
 * Auteur : qui signe
 */
readonly author: string
/**
 * À la une : vrai pour la mettre en avant dans la liste
 */
readonly featured?: boolean
readonly seo: Seo
}
/**
 * Les contradictions qu’une personne a vues et acceptées pour l’instant
 */
export interface AcceptedConflicts {
/**
 * Acceptées : une par contradiction
 */
readonly accepted: readonly AcceptedConflictsAcceptedItem[]
}
/**
 * Acceptation : ce qui est accepté, pourquoi et depuis quand
 */
export interface AcceptedConflictsAcceptedItem {
readonly rule: Slug
/**
 * Sujet : le fichier dont il s’agit
 */
readonly subject: string
/**
 * Valeurs : les valeurs vues ce jour-là
 * 
 * Items: Valeur : une valeur
 */
readonly values: readonly string[]
/**
 * Raison : pourquoi on l’accepte
 */
readonly reason: string
readonly since: Day
readonly until?: Day
}
/**
 * Une décoration ou un cadeau
 */
export interface Decoration {
/**
 * The file’s name.
 */
readonly slug: DecorationSlug
/**
 * Titre : le nom de la décoration
 */
readonly title: string
/**
 * Sous-titre : une ligne sous le titre
 */
readonly subtitle: string
readonly icon: Icon
readonly image: Picture
/**
 * Résumé : une phrase, pour la liste des décorations
 */
readonly summary: string
readonly first: TextBlock
readonly second: TextBlock
/**
 * Mention sous les images : par exemple « Photo non contractuelle »
 */
readonly imageNote?: string
/**
 * Bougies : une par bougie, dans l’ordre où on les allume
 */
readonly candles?: readonly DecorationCandle[]
readonly why?: FeatureBlock
readonly banner: DecorationBanner
readonly seo: Seo
}
/**
 * Bougie : son jour et son nom
 */
export interface DecorationCandle {
/**
 * Jour : quand on l’allume
 */
readonly name: string
/**
 * Sens : ce qu’elle évoque
 */
readonly text: string
}
/**
 * Bannière : le bandeau du bas de page
 */
export interface DecorationBanner {
/**
 * Titre : il nomme le produit
 */
readonly title: string
/**
 * Texte : une ou deux phrases
 */
readonly text: string
}
/**
 * Une constante de la boutique, écrite une seule fois, avec chacune de ses lectures
 */
export interface Fact {
/**
 * The file’s name.
 */
readonly slug: FactSlug
/**
 * Libellé : ce que dit cette constante
 */
readonly label: string
/**
 * Nature : ce que mesure la valeur
 */
readonly kind: ("date" | "date-range" | "hours" | "duration" | "distance" | "money" | "percentage" | "count" | "text")
readonly topic?: Slug
readonly qualifier?: FactQualifier
/**
 * Mentions : les mots qui, près d’une valeur dans un texte, désignent cette constante
 */
readonly mentions?: readonly string[]
/**
 * Lectures : ce que chaque source en dit
 */
readonly readings: readonly FactReading[]
/**
 * Décision : la valeur retenue : toutes les pages la montrent
 */
readonly decision?: (string | number)
/**
 * For each surface, the index of the reading that it shows.
 */
readonly shown: { readonly [surface in import('./routes.ts').Surface]?: number }
}
/**
 * Précision : ce qui distingue deux constantes du même sujet
 */
export interface FactQualifier {
/**
 * Saison : la période
 */
readonly season?: string
/**
 * Produit : le produit
 */
readonly product?: string
/**
 * Taille : la taille
 */
readonly size?: string
/**
 * Zone : la zone
 */
readonly zone?: string
}
/**
 * Lecture : une valeur et les pages qui la montrent
 */
export interface FactReading {
/**
 * Valeur : écrite selon la nature de la constante
 */
readonly value: (string | number)
/**
 * Texte : la valeur telle que le visiteur la lit, si ce n’est pas la forme habituelle
 */
readonly text?: string
readonly surfaces?: Surfaces
/**
 * Source : d’où vient cette lecture
 */
readonly source: string
}
/**
 * Le guide qui trouve le sapin d’une pièce : ses mots, ses questions et ses règles
 */
export interface Finder {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Chapeau : une ou deux phrases
 */
readonly lead: string
/**
 * Titre des questions : au-dessus du formulaire
 */
readonly questionsTitle: string
/**
 * Effacer : le bouton qui efface les réponses
 */
readonly reset: string
/**
 * Supposé : à côté d’un nombre que personne n’a dit : {value}
 */
readonly assumed: string
readonly answers: FinderAnswers
readonly drawing: FinderDrawing
readonly table: FinderTable
/**
 * Préférence : l’ordre des variétés quand rien d’autre ne les sépare
 * 
 * Items: Variété : une variété
 */
readonly preference: readonly VarietySlug[]
/**
 * Questions : dans l’ordre d’affichage
 */
readonly questions: readonly FinderQuestion[]
/**
 * Règles : dans l’ordre de leurs raisons
 */
readonly rules: readonly FinderRule[]
}
/**
 * Réponses : ce qui entoure les arbres proposés
 */
export interface FinderAnswers {
/**
 * Titre : au-dessus des arbres
 */
readonly title: string
/**
 * Plusieurs : ce qui est annoncé quand la réponse change : {count} et {names}
 */
readonly several: string
/**
 * Un seul : la même chose pour un seul arbre : {names}
 */
readonly one: string
/**
 * Aucun : quand aucun arbre ne convient
 */
readonly none: string
/**
 * Le plus proche : au-dessus de l’arbre le plus proche : {name}
 */
readonly nearest: string
/**
 * Hauteur : jusqu’où va l’arbre, pied et étoile compris : {top}
 */
readonly top: string
/**
 * Largeur : {width} à la place de la largeur
 */
readonly floor: string
/**
 * Montrer : le nom des boutons qui changent l’arbre du dessin
 */
readonly show: string
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
/**
 * Voir : le lien vers la page : {name}
 */
readonly page: string
/**
 * Largeurs : d’où viennent les largeurs
 */
readonly widths: string
/**
 * Partager : ce que l’on dit de l’adresse
 */
readonly share: string
/**
 * Sans script : ce qu’on dit quand le formulaire ne peut pas répondre : {ceiling}
 */
readonly plain: string
}
/**
 * Dessin : ce que dit le dessin
 */
export interface FinderDrawing {
/**
 * Plafond : {ceiling} à la place de la hauteur
 */
readonly ceiling: string
/**
 * Personne : à côté de la personne
 */
readonly person: string
/**
 * Description : {name}, {height} et {ceiling} à la place de l’arbre et des hauteurs
 */
readonly alt: string
}
/**
 * Tableau : toutes les tailles, pour qui préfère les lire
 */
export interface FinderTable {
/**
 * Titre : au-dessus du tableau
 */
readonly title: string
/**
 * Texte : une phrase
 */
readonly text: string
/**
 * Plafond : la colonne de la hauteur de plafond
 */
readonly ceiling: string
/**
 * Taille : la colonne des hauteurs d’arbre
 */
readonly size: string
/**
 * Variétés : la colonne des variétés et de leurs prix
 */
readonly varieties: string
}
/**
 * Question : une question, toujours facultative
 */
export interface FinderQuestion {
readonly id: Slug
/**
 * Question : telle qu’on la lit
 */
readonly label: string
/**
 * Aide : une phrase sous le champ
 */
readonly help?: string
/**
 * Réponse : number (un nombre), choice (une option), choices (plusieurs options)
 */
readonly kind: ("number" | "choice" | "choices")
/**
 * Unité : celle du nombre dans l’adresse : cm, semaines ou €
 */
readonly unit?: ("cm" | "semaines" | "€")
/**
 * Minimum : le plus petit nombre
 */
readonly min?: number
/**
 * Maximum : le plus grand nombre
 */
readonly max?: number
/**
 * Pas : l’écart entre deux nombres
 */
readonly step?: number
/**
 * Faute de réponse : le nombre supposé quand personne ne répond
 */
readonly default?: number
/**
 * Aucune : ce qu’on lit quand personne ne répond
 */
readonly none?: string
/**
 * Place d’« aucune » : le bout de la réglette qui ne répond pas : start (au début) ou end (à la fin)
 */
readonly noneAt?: ("start" | "end")
/**
 * Options : dans l’ordre d’affichage
 */
readonly options?: readonly FinderQuestionOption[]
}
/**
 * Option : une réponse possible
 */
export interface FinderQuestionOption {
readonly value: Slug
/**
 * Libellé : tel qu’on le lit
 */
readonly label: string
/**
 * Dessin : ce que cette réponse ajoute au dessin : child (un enfant), cat (un chat), radiator (un radiateur), heated-floor (un sol chauffant)
 */
readonly draws?: ("child" | "cat" | "radiator" | "heated-floor")
}
/**
 * Règle : ce qu’une réponse change ; elle lit une question et un champ des arbres
 */
export interface FinderRule {
readonly id: Slug
/**
 * Question : le nom de la question lue
 */
readonly question: string
/**
 * Réponses : celles qui mettent la règle en jeu ; sans cette ligne, toutes
 * 
 * Items: Réponse : la valeur d’une option
 */
readonly answers?: readonly string[]
/**
 * Champ : height (hauteur, en centimètres), width (largeur, en centimètres), price (prix, en euros), hold et sureHold (tenue la plus longue et la plus courte annoncées, en semaines), ou un trait
 */
readonly field: ("height" | "width" | "price" | "hold" | "sureHold" | "scent" | "shape" | "needles" | "branches" | "finish" | "warmth")
/**
 * Épreuve : at-most (au plus la réponse), at-least (au moins la réponse), below (moins que la réponse), is (l’une des valeurs)
 */
readonly test: ("at-most" | "at-least" | "below" | "is")
/**
 * Marge : la distance ajoutée au champ : une constante
 */
readonly margin?: FactSlug
/**
 * Valeurs : celles du trait, pour « is »
 * 
 * Items: Valeur : un code de traits.yaml
 */
readonly values?: readonly string[]
/**
 * Effet : must (sinon l’arbre est écarté), prefer (des points de plus), avoid (des points de moins)
 */
readonly effect: ("must" | "prefer" | "avoid")
/**
 * Points : le poids de la règle, pour prefer et avoid
 */
readonly points?: number
/**
 * Raison : ce qu’on dit de l’arbre qui la passe : {top}, {ceiling}, {width}, {price}, {hold}
 */
readonly reason?: string
/**
 * Réserve : ce qu’on dit de l’arbre qui la touche, pour avoid ; les mêmes {paramètres}
 */
readonly caution?: string
/**
 * Manque : ce qu’on dit de l’arbre le plus proche qui ne la passe pas, pour must ; les mêmes {paramètres}
 */
readonly lack?: string
}
/**
 * Le message de contact
 */
export interface ContactForm {
readonly fields: ContactFormFields
/**
 * Bouton : son libellé
 */
readonly submit: string
/**
 * Envoi : le libellé pendant l’envoi
 */
readonly sending: string
readonly messages: ContactFormMessages
}
/**
 * Champs : les champs du formulaire
 */
export interface ContactFormFields {
readonly nom: Field
readonly email: Field
readonly telephone: Field
readonly sujet: ChoiceField
readonly message: Field
/**
 * Consentement : la phrase à côté de la case, en Markdown
 */
readonly rgpdConsent: Html
}
/**
 * Messages : à la lettre
 */
export interface ContactFormMessages {
/**
 * Réussite : après l’envoi
 */
readonly success: string
/**
 * Échec : quand l’envoi échoue
 */
readonly failure: string
/**
 * Consentement manquant : quand la case n’est pas cochée
 */
readonly consent: string
/**
 * Erreur du serveur : celle que l’on retient quand le serveur n’en donne pas
 */
readonly serverDefault: string
}
/**
 * L’inscription à la lettre d’information
 */
export interface NewsletterForm {
readonly fields: NewsletterFormFields
/**
 * Bouton : son libellé
 */
readonly submit: string
/**
 * Envoi : le libellé pendant l’envoi
 */
readonly submitting: string
readonly messages: NewsletterFormMessages
}
/**
 * Champs : les champs du formulaire
 */
export interface NewsletterFormFields {
readonly email: Field
}
/**
 * Messages : à la lettre
 */
export interface NewsletterFormMessages {
/**
 * Réussite : après l’inscription
 */
readonly success: string
/**
 * Échec : quand l’envoi échoue
 */
readonly failure: string
}
/**
 * La demande de devis
 */
export interface QuoteForm {
readonly groups: QuoteFormGroups
readonly fields: QuoteFormFields
/**
 * Bouton : son libellé
 */
readonly submit: string
readonly messages: QuoteFormMessages
}
/**
 * Groupes : les titres des parties
 */
export interface QuoteFormGroups {
/**
 * Organisation : un titre
 */
readonly organisation: string
/**
 * Livraison : un titre
 */
readonly delivery: string
/**
 * Sapins : un titre
 */
readonly trees: string
/**
 * Options : un titre
 */
readonly options: string
}
/**
 * Champs : les champs du formulaire
 */
export interface QuoteFormFields {
readonly typeOrganisation: ChoiceField
readonly nomEntreprise: Field
readonly contact: Field
readonly email: Field
readonly telephone: Field
readonly adressePrincipale: Field
readonly autresAdresses: Field
readonly quantites: QuoteFormFieldsQuantites
readonly typeSapin: QuoteFormFieldsTypeSapin
readonly datesSouhaites: Field
readonly creneaux: Field
readonly besoinsDecorations: Field
readonly detailsDecorations: Field
readonly ignifuge: Field
readonly reprise: Field
readonly budget: ChoiceField
readonly commentaires: Field
/**
 * Consentement : la phrase à côté de la case, en Markdown
 */
readonly rgpdConsent: Html
}
/**
 * Quantités : une par taille
 */
export interface QuoteFormFieldsQuantites {
/**
 * Libellé : le nom du groupe
 */
readonly label: string
/**
 * Aide : une phrase
 */
readonly help?: string
/**
 * Tailles : dans l’ordre d’affichage
 */
readonly sizes: readonly QuoteFormFieldsQuantitesSize[]
}
/**
 * Taille : une tranche de hauteur
 */
export interface QuoteFormFieldsQuantitesSize {
/**
 * Identifiant : tel qu’envoyé
 */
readonly id: string
/**
 * Libellé : ce que le visiteur lit
 */
readonly label: string
}
/**
 * Types de sapin : une case par type
 */
export interface QuoteFormFieldsTypeSapin {
/**
 * Libellé : le nom du groupe
 */
readonly label: string
/**
 * Types : dans l’ordre d’affichage
 */
readonly options: readonly QuoteFormFieldsTypeSapinOption[]
}
/**
 * Type : un type de sapin
 */
export interface QuoteFormFieldsTypeSapinOption {
/**
 * Libellé : ce que le visiteur lit
 */
readonly label: string
/**
 * Variété : la variété dont il s’agit
 */
readonly variety: VarietySlug
}
/**
 * Messages : à la lettre
 */
export interface QuoteFormMessages {
/**
 * Envoyé : l’alerte de fin
 */
readonly sent: string
/**
 * Consentement manquant : quand la case n’est pas cochée
 */
readonly consent: string
}
/**
 * Un texte légal
 */
export interface LegalText {
/**
 * The file’s name.
 */
readonly slug: LegalTextSlug
/**
 * Titre : le titre de la page
 */
readonly title: string
readonly updated: Day
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
readonly cookies?: LegalTextCookies
readonly seo: Seo
}
/**
 * Cookies : le bouton des cookies
 */
export interface LegalTextCookies {
/**
 * Libellé : du bouton
 */
readonly label: string
/**
 * Message : celui de l’alerte
 */
readonly alert: string
}
/**
 * Variété : une variété et le nom qu’on lui donne ici
 */
export interface LegalTextSectionVariety {
/**
 * Variété : l’entrée
 */
readonly variety: VarietySlug
/**
 * Nom : tel qu’écrit dans le texte
 */
readonly label: string
}
/**
 * Article : un titre et son texte
 */
export interface LegalTextSection {
/**
 * Titre : le titre de l’article
 */
readonly title: string
/**
 * Texte : en Markdown
 */
readonly text: Html
/**
 * Variétés : les variétés que nomme l’article
 */
readonly varieties?: readonly LegalTextSectionVariety[]
}
/**
 * L’en-tête et le pied de page
 */
export interface Navigation {
readonly header: NavigationHeader
readonly footer: NavigationFooter
}
/**
 * En-tête : le bandeau et le menu
 */
export interface NavigationHeader {
/**
 * Bandeau : les annonces du haut de page
 * 
 * Items: Annonce : quelques mots
 */
readonly banner: readonly string[]
/**
 * Menu : le menu principal
 */
readonly menu: readonly NavigationHeaderMenuItem[]
/**
 * Bouton de commande : le libellé du bouton qui ouvre la boutique
 */
readonly order: string
}
/**
 * Entrée de menu : un nom, une adresse, un sous-menu
 */
export interface NavigationHeaderMenuItem {
/**
 * Nom : ce que le visiteur lit
 */
readonly name: string
/**
 * Adresse : où mène le lien
 */
readonly href: string
/**
 * Externe : vrai si le lien ouvre un autre site
 */
readonly external?: boolean
/**
 * Sous-menu : les liens qui s’ouvrent dessous
 */
readonly submenu?: readonly NavigationHeaderMenuItemSubmenuItem[]
}
/**
 * Entrée de menu : un nom et l’adresse
 */
export interface NavigationHeaderMenuItemSubmenuItem {
/**
 * Nom : ce que le visiteur lit
 */
readonly name: string
/**
 * Adresse : où mène le lien
 */
readonly href: string
}
/**
 * Pied de page : les coordonnées, les liens et les communes
 */
export interface NavigationFooter {
/**
 * Présentation : une ou deux phrases
 */
readonly about: string
/**
 * Titre des coordonnées : au-dessus des coordonnées
 */
readonly contactTitle: string
/**
 * Titre de la lettre : au-dessus du champ
 */
readonly newsletterTitle: string
/**
 * Texte de la lettre : ce que l’on reçoit
 */
readonly newsletterText: string
/**
 * Liens : des groupes de liens
 */
readonly groups: readonly NavigationFooterGroup[]
/**
 * Communes : les groupes de communes livrées
 */
readonly towns: readonly NavigationFooterTown[]
/**
 * Pages légales : les liens du bas
 */
readonly legal: readonly NavigationFooterLegalItem[]
readonly cookies: NavigationFooterCookies
/**
 * Mention : la dernière ligne
 */
readonly copyright: string
}
/**
 * Groupe : un titre et ses liens
 */
export interface NavigationFooterGroup {
/**
 * Titre : le titre du groupe
 */
readonly title: string
/**
 * Liens : dans l’ordre d’affichage
 */
readonly links: readonly NavigationFooterGroupLink[]
}
/**
 * Lien : un nom et l’adresse
 */
export interface NavigationFooterGroupLink {
/**
 * Nom : ce que le visiteur lit
 */
readonly name: string
/**
 * Adresse : où mène le lien
 */
readonly href: string
}
/**
 * Groupe : un titre et ses communes
 */
export interface NavigationFooterTown {
readonly group: TownGroup
/**
 * Titre : le titre du groupe
 */
readonly title: string
/**
 * Précision : sous le titre
 */
readonly note?: string
/**
 * Communes : dans l’ordre d’affichage
 * 
 * Items: Commune : une commune livrée
 */
readonly towns: readonly TownSlug[]
}
/**
 * Entrée de menu : un nom et l’adresse
 */
export interface NavigationFooterLegalItem {
/**
 * Nom : ce que le visiteur lit
 */
readonly name: string
/**
 * Adresse : où mène le lien
 */
readonly href: string
}
/**
 * Cookies : le bouton des cookies
 */
export interface NavigationFooterCookies {
/**
 * Libellé : du bouton
 */
readonly label: string
/**
 * Message : celui de l’alerte, à la lettre
 */
readonly alert: string
}
/**
 * La liste des actualités
 */
export interface ArticleListPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
/**
 * Tous : le filtre qui montre tout
 */
readonly all: string
/**
 * Rubriques : dans l’ordre des filtres
 */
readonly categories: readonly ArticleListPageCategory[]
/**
 * Nom des filtres : pour les lecteurs d’écran
 */
readonly filterLabel: string
/**
 * À la une : l’étiquette
 */
readonly featured: string
/**
 * Lire : le lien vers l’article
 */
readonly read: string
/**
 * Rubrique vide : ce que l’on lit quand la rubrique choisie n’a aucun article
 */
readonly empty: string
readonly newsletter: ArticleListPageNewsletter
}
/**
 * Rubrique : une rubrique et son nom
 */
export interface ArticleListPageCategory {
readonly id: ArticleCategory
/**
 * Nom : ce que le visiteur lit
 */
readonly label: string
}
/**
 * Lettre : le bloc de la lettre d’information
 */
export interface ArticleListPageNewsletter {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : ce que l’on reçoit
 */
readonly text: string
/**
 * Champ : le libellé du champ
 */
readonly label: string
/**
 * Bouton : le libellé du bouton
 */
readonly button: string
/**
 * Réponse : après l’envoi : ce bloc n’envoie rien, l’inscription se fait ailleurs
 */
readonly answer: string
/**
 * Lien : mène au formulaire qui inscrit
 */
readonly link: string
}
/**
 * Les mots communs aux articles
 */
export interface ArticlePage {
readonly back: Link
readonly share: ArticlePageShare
/**
 * À lire aussi : un titre
 */
readonly relatedTitle: string
readonly closing: ArticlePageClosing
}
/**
 * Partage : les liens de partage
 */
export interface ArticlePageShare {
/**
 * Titre : devant les liens
 */
readonly title: string
/**
 * Facebook : le libellé
 */
readonly facebook: string
/**
 * WhatsApp : le libellé
 */
readonly whatsapp: string
}
/**
 * Appel de fin : le dernier bloc
 */
export interface ArticlePageClosing {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : une phrase
 */
readonly text: string
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
readonly trees: Link
}
/**
 * La page des entreprises
 */
export interface BusinessPage {
readonly seo: Seo
readonly hero: BusinessPageHero
readonly benefits: FeatureBlock
readonly included: BusinessPageIncluded
readonly sectors: FeatureBlock
readonly testimonials: BusinessPageTestimonials
readonly closing: BusinessPageClosing
}
/**
 * Ouverture : le haut de la page
 */
export interface BusinessPageHero {
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Sous-titre : une ou deux phrases
 */
readonly subtitle: string
readonly image: Picture
}
/**
 * Compris : les services compris
 */
export interface BusinessPageIncluded {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Services : un par ligne
 * 
 * Items: Service : quelques mots
 */
readonly items: readonly string[]
}
/**
 * Témoignages : ce qu’en disent les clients
 */
export interface BusinessPageTestimonials {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Témoignages : dans l’ordre d’affichage
 */
readonly items: readonly Testimonial[]
}
/**
 * Appel de fin : le dernier bloc
 */
export interface BusinessPageClosing {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : une phrase
 */
readonly text: string
readonly quote: Link
readonly contact: Link
}
/**
 * Les variétés côte à côte
 */
export interface ComparisonPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly lead: string
readonly choice: ComparisonPageChoice
readonly table: ComparisonPageTable
/**
 * Note : sous le tableau
 */
readonly note: string
}
/**
 * Choix : les cases à cocher, et ce que la page répond
 */
export interface ComparisonPageChoice {
/**
 * Question : au-dessus des cases
 */
readonly legend: string
/**
 * Aucune : quand rien n’est coché : toutes sont dans le tableau
 */
readonly none: string
/**
 * Une seule : quand une seule est cochée
 */
readonly one: string
/**
 * Plusieurs : quand deux à quatre le sont ; {count} est leur nombre
 */
readonly several: string
/**
 * Trop : quand on en coche une cinquième ; {name} est son nom
 */
readonly full: string
/**
 * Adresse trop longue : quand l’adresse en nomme plus de quatre
 */
readonly cut: string
/**
 * Bouton : décoche tout
 */
readonly clear: string
/**
 * Bouton d’impression : imprime la page
 */
readonly print: string
}
/**
 * Tableau : ses titres
 */
export interface ComparisonPageTable {
/**
 * Titre : dit ce qu’est le tableau à qui ne le voit pas
 */
readonly title: string
/**
 * Variété : au-dessus des titres de lignes
 */
readonly variety: string
/**
 * Dessin : la ligne des arbres dessinés
 */
readonly scale: string
/**
 * Personne : sous la personne dessinée ; {height} est sa taille
 */
readonly person: string
/**
 * Hauteurs : sous un arbre ; {min} et {max} sont la plus petite et la plus grande
 */
readonly heights: string
/**
 * Prix : devant les hauteurs, à qui ne voit pas le tableau
 */
readonly price: string
/**
 * Absence : où la variété n’existe pas dans cette hauteur
 */
readonly absent: string
/**
 * Étiquettes : la ligne des étiquettes
 */
readonly badges: string
/**
 * Commande : le bouton sous chaque variété
 */
readonly order: string
}
/**
 * La page de contact
 */
export interface ContactPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
/**
 * Coordonnées : un titre
 */
readonly detailsTitle: string
/**
 * Téléphone : le libellé
 */
readonly phoneLabel: string
/**
 * E-mail : le libellé
 */
readonly emailLabel: string
/**
 * Adresse : le libellé
 */
readonly addressLabel: string
/**
 * Horaires : un titre
 */
readonly hoursTitle: string
/**
 * Formulaire : un titre
 */
readonly formTitle: string
/**
 * Carte : un titre
 */
readonly mapTitle: string
/**
 * Lien de la carte : ouvre la carte en grand
 */
readonly mapLink: string
/**
 * Délai de réponse : une phrase
 */
readonly promise: string
}
/**
 * La page des décorations et cadeaux
 */
export interface DecorationListPage {
readonly seo: Seo
readonly hero: DecorationListPageHero
/**
 * Décorations : dans l’ordre d’affichage
 * 
 * Items: Décoration : l’entrée
 */
readonly items: readonly DecorationSlug[]
/**
 * Découvrir : le bouton vers la décoration
 */
readonly discover: string
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
}
/**
 * Ouverture : le haut de la page
 */
export interface DecorationListPageHero {
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Sous-titre : une ou deux phrases
 */
readonly subtitle: string
readonly image: Picture
}
/**
 * Les mots communs aux pages des décorations
 */
export interface DecorationPage {
readonly back: Link
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
readonly contact: Link
}
/**
 * La carte de la zone de livraison
 */
export interface DeliveryZonePage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Chapeau : {count} à la place du nombre de communes
 */
readonly lead: string
readonly search: DeliveryZonePageSearch
readonly map: DeliveryZonePageMap
readonly closing: CallToAction
/**
 * Source : d’où viennent les distances
 */
readonly credit: string
readonly list: DeliveryZonePageList
}
/**
 * Recherche : le champ et ce qu’il répond
 */
export interface DeliveryZonePageSearch {
/**
 * Libellé : le nom du champ
 */
readonly label: string
/**
 * Exemple : affiché dans le champ vide
 */
readonly placeholder: string
/**
 * Bouton : à côté du champ
 */
readonly submit: string
readonly delivered: DeliveryZonePageSearchDelivered
/**
 * Colmar : ce qui remplace la distance pour la commune du centre
 */
readonly home: string
/**
 * Distance : {distance} à la place des kilomètres
 */
readonly distance: string
readonly near: DeliveryZonePageSearchNear
readonly outside: DeliveryZonePageSearchOutside
readonly unmeasured: DeliveryZonePageSearchUnmeasured
/**
 * Plusieurs communes : {query} à la place de ce que le visiteur a écrit
 */
readonly several: string
readonly unknown: DeliveryZonePageSearchUnknown
/**
 * Livrée : à côté du nom, dans une liste de réponses
 */
readonly deliveredShort: string
/**
 * Sur demande : à côté du nom, dans une liste de réponses
 */
readonly otherShort: string
/**
 * Appeler : le bouton du téléphone
 */
readonly call: string
readonly write: Link
}
/**
 * Commune livrée : {town} et {distance} à la place de la commune et des kilomètres
 */
export interface DeliveryZonePageSearchDelivered {
/**
 * Titre : la réponse
 */
readonly title: string
/**
 * Texte : une ou deux phrases
 */
readonly text: string
/**
 * Lien : vers la page de la commune
 */
readonly link: string
}
/**
 * Dans le rayon : une commune dans le rayon, mais pas dans la liste
 */
export interface DeliveryZonePageSearchNear {
/**
 * Titre : {town} à la place de la commune
 */
readonly title: string
/**
 * Texte : {town} et {distance} à la place de la commune et des kilomètres
 */
readonly text: string
}
/**
 * Hors de la zone : une commune plus loin que le rayon
 */
export interface DeliveryZonePageSearchOutside {
/**
 * Titre : {town} à la place de la commune
 */
readonly title: string
/**
 * Texte : {town}, {distance} et {beyond} à la place de la commune, des kilomètres et de ceux en trop
 */
readonly text: string
}
/**
 * Distance inconnue : une petite commune voisine
 */
export interface DeliveryZonePageSearchUnmeasured {
/**
 * Titre : {town} à la place de la commune
 */
readonly title: string
/**
 * Texte : {town} à la place de la commune
 */
readonly text: string
}
/**
 * Inconnue : un nom ou un code que nous ne connaissons pas
 */
export interface DeliveryZonePageSearchUnknown {
/**
 * Titre : {query} à la place de ce que le visiteur a écrit
 */
readonly title: string
/**
 * Texte : une ou deux phrases
 */
readonly text: string
}
/**
 * Carte : le dessin
 */
export interface DeliveryZonePageMap {
/**
 * Titre : le titre de la carte
 */
readonly title: string
/**
 * Passer : le lien qui saute la carte
 */
readonly skip: string
/**
 * Cercle : ce que dit la légende du cercle
 */
readonly circle: string
/**
 * Commune : ce que dit une commune de la carte : {town}, {group} et {distance}
 */
readonly place: string
readonly ground: DeliveryZonePageMapGround
}
/**
 * Décor : les noms écrits sur la carte
 */
export interface DeliveryZonePageMapGround {
/**
 * Montagnes : à l’ouest
 */
readonly mountains: string
/**
 * Vignoble : au pied des montagnes
 */
readonly vineyard: string
/**
 * Rivière : qui traverse la zone
 */
readonly river: string
/**
 * Fleuve : à l’est
 */
readonly border: string
}
/**
 * Liste : les communes en trois groupes, sous la carte
 */
export interface DeliveryZonePageList {
/**
 * Titre : le titre de la liste
 */
readonly title: string
/**
 * Texte : une phrase sous le titre
 */
readonly text: string
}
/**
 * Les pages de livraison des communes
 */
export interface DeliveryPage {
readonly seo: Seo
/**
 * Titre : {town} à la place de la commune
 */
readonly title: string
/**
 * Chapeau : {town} et {region} à la place de la commune et du département
 */
readonly lead: string
readonly tiles: FeatureBlock
/**
 * Communes voisines : un titre
 */
readonly nearbyTitle: string
/**
 * Villages viticoles : un titre
 */
readonly wineTitle: string
/**
 * Découvrez aussi : un titre
 */
readonly alsoTitle: string
/**
 * Suggestions : les quinze liens dont quatre sont tirés au hasard
 */
readonly suggestions: readonly DeliveryPageSuggestion[]
readonly banner: DeliveryPageBanner
readonly default: DeliveryPageDefault
}
/**
 * Lien : un nom et l’adresse
 */
export interface DeliveryPageSuggestion {
/**
 * Nom : ce que le visiteur lit
 */
readonly name: string
/**
 * Adresse : où mène le lien
 */
readonly href: string
}
/**
 * Bannière : le dernier bloc
 */
export interface DeliveryPageBanner {
/**
 * Titre : {town} à la place de la commune
 */
readonly title: string
/**
 * Texte : une phrase
 */
readonly text: string
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
/**
 * Téléphoner : le bouton du téléphone
 */
readonly phone: string
}
/**
 * Commune inconnue : ce que montre une commune qui n’est pas dans la liste
 */
export interface DeliveryPageDefault {
/**
 * Région : le département affiché
 */
readonly region: string
/**
 * Communes voisines : les communes livrées les plus proches
 * 
 * Items: Commune : une commune livrée
 */
readonly nearby: readonly TownSlug[]
/**
 * Villages viticoles : les villages du vignoble les plus proches
 * 
 * Items: Village : une commune livrée
 */
readonly wineVillages: readonly TownSlug[]
/**
 * Texte : {town} à la place de la commune
 */
readonly text: string
}
/**
 * L’accueil
 */
export interface HomePage {
readonly seo: Seo
readonly hero: HomePageHero
readonly teasers: HomePageTeasers
readonly why: FeatureBlock
readonly steps: HomePageSteps
readonly faq: HomePageFaq
readonly news: HomePageNews
readonly newsletter: HomePageNewsletter
readonly closing: CallToAction
}
/**
 * Ouverture : le haut de la page
 */
export interface HomePageHero {
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Sous-titre : une ou deux phrases
 */
readonly subtitle: string
readonly image: Picture
/**
 * Bouton de commande : ouvre la boutique
 */
readonly order: string
readonly discover: Link
}
/**
 * Sapins : les quatre sapins mis en avant
 */
export interface HomePageTeasers {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Sapins : dans l’ordre d’affichage
 */
readonly items: readonly HomePageTeasersItem[]
/**
 * Outils : sous les sapins, les pages qui aident à choisir
 */
readonly tools: readonly Link[]
}
/**
 * Sapin : un nom avec sa hauteur et un prix
 */
export interface HomePageTeasersItem {
/**
 * Nom : le nom et la hauteur
 */
readonly name: string
/**
 * Variété : la variété montrée
 */
readonly variety: VarietySlug
readonly height: Metres
readonly price: Price
/**
 * Adresse : où mène le lien
 */
readonly href: string
readonly image?: Picture
}
/**
 * Étapes : du choix à la fête
 */
export interface HomePageSteps {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Étapes : trois étapes
 */
readonly items: readonly HomePageStepsItem[]
}
/**
 * Étape : un verbe et une phrase
 */
export interface HomePageStepsItem {
/**
 * Titre : un verbe
 */
readonly title: string
/**
 * Texte : une phrase
 */
readonly text: string
}
/**
 * Questions : les questions fréquentes
 */
export interface HomePageFaq {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Questions : dans l’ordre d’affichage
 */
readonly items: readonly HomePageFaqItem[]
}
/**
 * Question : une question et sa réponse
 */
export interface HomePageFaqItem {
/**
 * Question : telle qu’un client la pose
 */
readonly question: string
/**
 * Réponse : en Markdown
 */
readonly answer: Html
}
/**
 * Actualités : le bandeau des articles
 */
export interface HomePageNews {
/**
 * Titre : le titre du bloc
 */
readonly title: string
readonly all: Link
}
/**
 * Lettre : le bloc de la lettre d’information
 */
export interface HomePageNewsletter {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : ce que l’on reçoit
 */
readonly text: string
}
/**
 * Les mots communs aux textes légaux
 */
export interface LegalPage {
/**
 * Mise à jour : {date} à la place de la date
 */
readonly updated: string
readonly home: Link
/**
 * Autres textes : un titre
 */
readonly othersTitle: string
/**
 * Sommaire : un titre
 */
readonly contents: string
}
/**
 * Les licences de ce que le site envoie aux visiteurs
 */
export interface LicencesPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
readonly home: Link
/**
 * Version : {version} à la place du numéro
 */
readonly version: string
/**
 * Licence : {licence} à la place de son nom
 */
readonly licence: string
/**
 * Lire : {name} à la place du paquet ; ouvre le texte de la licence
 */
readonly read: string
/**
 * Paquets : ce qui part chez les visiteurs, dans l’ordre de la page
 */
readonly packages: readonly LicencesPagePackage[]
readonly own: LicencesPageOwn
}
/**
 * Paquet : un paquet de npm
 */
export interface LicencesPagePackage {
/**
 * Nom : tel qu’installé
 */
readonly package: string
/**
 * Usage : ce qu’il fait ici, en une phrase
 */
readonly use: string
}
/**
 * Le reste : ce qui n’est pas d’autres auteurs
 */
export interface LicencesPageOwn {
/**
 * Titre : un titre
 */
readonly title: string
/**
 * Texte : en Markdown
 */
readonly text: Html
}
/**
 * La page introuvable
 */
export interface NotFoundPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Texte : une ou deux phrases
 */
readonly text: string
readonly image: Picture
/**
 * Adresse proche : devant le lien le plus proche
 */
readonly nearest: string
/**
 * Liens : par où continuer
 */
readonly links: readonly Link[]
}
/**
 * La demande de devis
 */
export interface QuotePage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
readonly reasons: FeatureBlock
}
/**
 * La grille des services
 */
export interface ServiceListPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
/**
 * Services : dans l’ordre d’affichage
 * 
 * Items: Service : l’entrée
 */
readonly items: readonly ServiceSlug[]
/**
 * En savoir plus : le lien vers le service
 */
readonly discover: string
readonly back: Link
readonly constants: ServiceListPageConstants
}
/**
 * En chiffres : les constantes du service
 */
export interface ServiceListPageConstants {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Constantes : dans l’ordre d’affichage
 */
readonly items: readonly ServiceListPageConstantsItem[]
}
/**
 * Constante : un libellé et une valeur
 */
export interface ServiceListPageConstantsItem {
/**
 * Libellé : ce que dit la valeur
 */
readonly label: string
/**
 * Valeur : de préférence une {{constante}}
 */
readonly value: string
}
/**
 * Les mots communs aux pages des services
 */
export interface ServicePage {
readonly back: Link
/**
 * Promesse : un titre
 */
readonly promiseTitle: string
/**
 * Zones : un titre
 */
readonly zonesTitle: string
/**
 * Détails : un titre
 */
readonly detailsTitle: string
readonly closing: CallToAction
}
/**
 * La liste des sapins
 */
export interface VarietyListPage {
readonly seo: Seo
/**
 * Titre : le titre de la page
 */
readonly title: string
/**
 * Introduction : une ou deux phrases
 */
readonly intro: string
readonly compare: Link
/**
 * Variétés : dans l’ordre d’affichage
 */
readonly items: readonly VarietyListPageItem[]
/**
 * À partir de : devant le prix
 */
readonly from: string
/**
 * Découvrir : le bouton vers la variété
 */
readonly discover: string
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
readonly help: VarietyListPageHelp
}
/**
 * Variété : une variété de la liste
 */
export interface VarietyListPageItem {
/**
 * Variété : l’entrée
 */
readonly variety: VarietySlug
readonly badge: Badge
/**
 * Description : une ou deux phrases
 */
readonly description: string
}
/**
 * Aide : le bloc qui mène au contact et au devis
 */
export interface VarietyListPageHelp {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : une phrase
 */
readonly text: string
readonly contact: Link
readonly quote: Link
}
/**
 * Les mots communs aux pages des variétés
 */
export interface VarietyPage {
/**
 * À partir de : devant le prix
 */
readonly from: string
/**
 * Caractéristiques : un titre
 */
readonly characteristicsTitle: string
/**
 * Tailles et prix : un titre
 */
readonly sizesTitle: string
/**
 * Colonne des tailles : dans le tableau
 */
readonly sizeColumn: string
/**
 * Colonne des prix : dans le tableau
 */
readonly priceColumn: string
/**
 * Précision : sous le tableau
 */
readonly priceNote: string
/**
 * Outils : au-dessus des tailles, les pages qui aident à choisir
 */
readonly tools: readonly Link[]
readonly included: FeatureBlock
/**
 * Entretien : un titre
 */
readonly careTitle: string
/**
 * Commander : le bouton vers la boutique
 */
readonly order: string
readonly contact: Link
/**
 * Découvrez aussi : un titre
 */
readonly alsoTitle: string
readonly back: Link
}
/**
 * Les prix d’une variété, avec chacune de leurs lectures
 */
export interface PriceFile {
/**
 * The file’s name.
 */
readonly slug: PriceFileSlug
/**
 * Variété : la variété dont ce sont les prix
 */
readonly variety: VarietySlug
/**
 * Lectures : ce que chaque source en dit
 */
readonly readings: readonly PriceFileReading[]
/**
 * Décision : la source de la grille retenue : toutes les pages la montrent
 */
readonly decision?: string
/**
 * For each surface, the index of the reading that it shows.
 */
readonly shown: { readonly [surface in import('./routes.ts').Surface]?: number }
}
/**
 * Lecture : une grille et les pages qui la montrent
 */
export interface PriceFileReading {
/**
 * Source : d’où vient cette grille ; c’est son nom pour « sapin decide »
 */
readonly source: string
readonly surfaces?: Surfaces
readonly from: Price
/**
 * Grille : une ligne par taille, de la plus petite à la plus grande
 */
readonly grid: readonly PriceFileReadingGridItem[]
}
/**
 * Taille : une tranche de hauteur et son prix
 */
export interface PriceFileReadingGridItem {
readonly min: Metres
readonly max: Metres
readonly price: Price
}
/**
 * Les adresses d’hier, et celles qui les remplacent : « sapin rename » tient cette liste
 */
export interface Redirects {
/**
 * Redirections : Une ligne par ancienne adresse ; [] quand il n’y en a pas
 */
readonly redirects: readonly RedirectsRedirect[]
}
/**
 * Redirection : Une ancienne adresse et celle qui la remplace
 */
export interface RedirectsRedirect {
/**
 * Ancienne adresse : Le chemin qui n’existe plus, sans barre à la fin
 */
readonly from: string
/**
 * Nouvelle adresse : Le chemin d’une page du site
 */
readonly to: string
}
/**
 * La table des routes : chaque adresse du site et ce qu’elle montre
 */
export interface RouteTable {
/**
 * Routes : une ligne par page
 */
readonly routes: readonly RouteTableRoute[]
}
/**
 * Route : une adresse et ce qu’elle montre
 */
export interface RouteTableRoute {
readonly page: Slug
/**
 * Adresse : le chemin ; :nom pour la partie qui change ; * pour toutes les autres
 */
readonly path: string
/**
 * Titre : le titre de la page, ou celui de secours quand l’entrée n’a pas le sien
 */
readonly title: string
/**
 * Collection : le dossier dont vient l’entrée
 */
readonly collection?: string
/**
 * Entrée : l’entrée unique que montre cette adresse
 */
readonly entry?: string
readonly fallback?: RouteTableRouteFallback
}
/**
 * Repli : ce que montre une clé inconnue ; sans cette ligne, la page « introuvable »
 */
export interface RouteTableRouteFallback {
/**
 * Entrée : l’entrée montrée à la place
 */
readonly entry?: string
/**
 * Page : la page montrée à la place
 */
readonly page?: string
/**
 * Par défaut : une entrée composée d’après l’adresse
 */
readonly default?: true
}
/**
 * Les périodes de l’année et ce que le site dit en chacune
 */
export interface Seasons {
/**
 * Périodes : dans l’ordre de l’année ; ensemble elles en couvrent chaque jour, une seule fois
 */
readonly seasons: readonly SeasonsSeason[]
}
/**
 * Période : une période de l’année, la même tous les ans
 */
export interface SeasonsSeason {
/**
 * Nom : pour vous : « npm run check » le cite, le site ne le montre pas
 */
readonly name: string
readonly from: SeasonsSeasonFrom
readonly through: SeasonsSeasonThrough
readonly texts?: SeasonsSeasonTexts
}
/**
 * Premier jour : on: le jour d’une constante, ou le premier d’une période ; after: le lendemain de son dernier jour
 */
export interface SeasonsSeasonFrom {
/**
 * Le jour même : une constante de nature date ou date-range
 */
readonly on?: FactSlug
/**
 * Le lendemain : une constante de nature date ou date-range
 */
readonly after?: FactSlug
}
/**
 * Dernier jour : on: le jour d’une constante, ou le dernier d’une période ; before: la veille de son premier jour
 */
export interface SeasonsSeasonThrough {
/**
 * Le jour même : une constante de nature date ou date-range
 */
readonly on?: FactSlug
/**
 * La veille : une constante de nature date ou date-range
 */
readonly before?: FactSlug
}
/**
 * Textes : ce que le site dit alors ; sans cette ligne, il dit ses mots ordinaires, ceux de la saison
 */
export interface SeasonsSeasonTexts {
/**
 * Bandeau : les annonces du haut de page ; sur un téléphone, les deux dernières sont en vue
 * 
 * Items: Annonce : quelques mots
 */
readonly banner: readonly string[]
readonly order: SeasonsSeasonTextsOrder
readonly call: SeasonsSeasonTextsCall
}
/**
 * Boutons de commande : ce qu’ils disent à la place de « Commander » : ils mènent toujours à la boutique
 */
export interface SeasonsSeasonTextsOrder {
/**
 * Petits boutons : pas plus long que « Commander », dont il prend la place
 */
readonly short: string
/**
 * Grands boutons : pas plus long que « Commander mon sapin », dont il prend la place
 */
readonly long: string
}
/**
 * Appel de l’accueil : ce qui ferme la page d’accueil
 */
export interface SeasonsSeasonTextsCall {
/**
 * Titre : une phrase courte, sans point
 */
readonly title: string
/**
 * Texte : deux ou trois phrases
 */
readonly text: string
readonly link: Link
}
/**
 * Un service
 */
export interface Service {
/**
 * The file’s name.
 */
readonly slug: ServiceSlug
/**
 * Titre : le nom du service
 */
readonly title: string
readonly icon: Icon
/**
 * Description : une ou deux phrases
 */
readonly description: string
readonly content: ServiceContent
readonly image?: Picture
readonly seo: Seo
}
/**
 * Contenu : ce que montre la page du service
 */
export interface ServiceContent {
/**
 * Promesse : ce à quoi on s’engage
 */
readonly promise: string
/**
 * Zones : où vaut ce service
 * 
 * Items: Zone : quelques mots
 */
readonly zones: readonly string[]
/**
 * Détails : un point par ligne
 * 
 * Items: Détail : une phrase
 */
readonly details: readonly string[]
}
/**
 * Le nom, les coordonnées, la boutique et l’identité légale
 */
export interface Site {
/**
 * Nom : le nom du vendeur
 */
readonly name: string
/**
 * Devise : une phrase courte
 */
readonly tagline: string
/**
 * Adresse du site : sans barre à la fin
 */
readonly address: string
/**
 * Saison : l’année du Noël que le site prépare
 */
readonly season: number
readonly phone: Phone
readonly email: Email
readonly postalAddress: SitePostalAddress
/**
 * Horaires : une ligne par période
 */
readonly hours: readonly SiteHour[]
readonly shop: SiteShop
/**
 * Réseaux sociaux : un lien par réseau
 */
readonly social: readonly Link[]
readonly map: SiteMap
/**
 * Hébergeurs d’images : les sites dont une image peut venir
 */
readonly imageHosts: readonly string[]
readonly legal: SiteLegal
}
/**
 * Adresse postale : où l’on vous écrit
 */
export interface SitePostalAddress {
/**
 * Rue : numéro et rue
 */
readonly street: string
readonly postalCode: PostalCode
/**
 * Commune : son nom
 */
readonly city: string
}
/**
 * Période : une période et ses horaires
 */
export interface SiteHour {
/**
 * Période : quand
 */
readonly label: string
/**
 * Horaires : les heures
 */
readonly value: string
}
/**
 * Boutique en ligne : où l’on commande
 */
export interface SiteShop {
readonly home: Https
/**
 * Page d’un produit : l’adresse d’un produit, {slug} à la place de son nom
 */
readonly product: string
}
/**
 * Carte : la carte de la page de contact
 */
export interface SiteMap {
/**
 * Titre : ce que montre la carte
 */
readonly title: string
readonly embed: Https
readonly link: Https
}
/**
 * Identité légale : ce que la loi demande d’afficher
 */
export interface SiteLegal {
/**
 * Raison sociale : le nom de l’entreprise
 */
readonly company: string
/**
 * Forme : la forme juridique
 */
readonly form: string
/**
 * Capital : le capital social
 */
readonly capital: string
/**
 * Immatriculation : le RCS et son numéro
 */
readonly registration: string
/**
 * SIRET : quatorze chiffres
 */
readonly siret: string
/**
 * TVA : le numéro de TVA intracommunautaire
 */
readonly vat: string
/**
 * Responsable : le directeur de la publication
 */
readonly director: string
readonly host: SiteLegalHost
readonly mediator: SiteLegalMediator
}
/**
 * Hébergeur : qui héberge le site
 */
export interface SiteLegalHost {
/**
 * Nom : son nom
 */
readonly name: string
/**
 * Adresse : son adresse
 */
readonly address: string
readonly phone: Phone
}
/**
 * Médiateur : le médiateur de la consommation
 */
export interface SiteLegalMediator {
/**
 * Nom : son nom
 */
readonly name: string
readonly address: Https
}
/**
 * Les communes voisines que nous ne livrons pas d’office
 */
export interface Surroundings {
/**
 * Communes : dans l’ordre alphabétique
 */
readonly communes: readonly SurroundingsCommune[]
}
/**
 * Commune : une commune qui n’est pas dans towns/
 */
export interface SurroundingsCommune {
/**
 * Nom : le nom officiel
 */
readonly name: string
/**
 * Code INSEE : cinq caractères, entre guillemets
 */
readonly insee: string
/**
 * Codes postaux : un au moins
 */
readonly postalCodes: readonly PostalCode[]
readonly coordinates?: Coordinates
}
/**
 * Une commune livrée
 */
export interface Town {
/**
 * The file’s name.
 */
readonly slug: TownSlug
/**
 * Nom : le nom officiel
 */
readonly name: string
/**
 * Région : le département affiché
 */
readonly region: string
readonly group: TownGroup
/**
 * Code INSEE : cinq caractères, entre guillemets
 */
readonly insee: string
readonly postalCode: PostalCode
/**
 * Autres codes postaux : ceux d’un écart ou d’une gare
 */
readonly otherPostalCodes?: readonly PostalCode[]
readonly coordinates: Coordinates
/**
 * Communes voisines : les communes livrées les plus proches
 * 
 * Items: Commune : une commune livrée
 */
readonly nearby: readonly TownSlug[]
/**
 * Villages viticoles : les villages du vignoble les plus proches
 * 
 * Items: Village : une commune livrée
 */
readonly wineVillages: readonly TownSlug[]
/**
 * Texte : un paragraphe propre à la commune
 */
readonly text: string
/**
 * Description : pour les moteurs de recherche, au plus 155 caractères
 */
readonly description: string
}
/**
 * Les mots des traits des variétés
 */
export interface Traits {
readonly hold: TraitsHold
readonly scent: TraitsScent
readonly shape: TraitsShape
readonly needles: TraitsNeedles
readonly branches: TraitsBranches
readonly finish: TraitsFinish
readonly warmth: TraitsWarmth
/**
 * Inconnu : ce qui tient lieu d’un trait que nous ne disons pas
 */
readonly unknown: string
}
/**
 * Tenue : le nom de ce trait
 */
export interface TraitsHold {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
}
/**
 * Parfum : le nom de ce trait et celui de ses valeurs
 */
export interface TraitsScent {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
readonly values: TraitsScentValues
}
/**
 * Valeurs : une par code
 */
export interface TraitsScentValues {
/**
 * faint : tel qu’on le lit
 */
readonly faint: string
/**
 * light : tel qu’on le lit
 */
readonly light: string
/**
 * resin : tel qu’on le lit
 */
readonly resin: string
/**
 * citrus : tel qu’on le lit
 */
readonly citrus: string
}
/**
 * Silhouette : le nom de ce trait et celui de ses valeurs
 */
export interface TraitsShape {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
readonly values: TraitsShapeValues
}
/**
 * Valeurs : une par code
 */
export interface TraitsShapeValues {
/**
 * full : tel qu’on le lit
 */
readonly full: string
/**
 * natural : tel qu’on le lit
 */
readonly natural: string
/**
 * airy : tel qu’on le lit
 */
readonly airy: string
/**
 * slender : tel qu’on le lit
 */
readonly slender: string
}
/**
 * Aiguilles : le nom de ce trait et celui de ses valeurs
 */
export interface TraitsNeedles {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
readonly values: TraitsNeedlesValues
}
/**
 * Valeurs : une par code
 */
export interface TraitsNeedlesValues {
/**
 * soft : tel qu’on le lit
 */
readonly soft: string
/**
 * firm : tel qu’on le lit
 */
readonly firm: string
}
/**
 * Branches : le nom de ce trait et celui de ses valeurs
 */
export interface TraitsBranches {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
readonly values: TraitsBranchesValues
}
/**
 * Valeurs : une par code
 */
export interface TraitsBranchesValues {
/**
 * sturdy : tel qu’on le lit
 */
readonly sturdy: string
/**
 * stiff : tel qu’on le lit
 */
readonly stiff: string
/**
 * supple : tel qu’on le lit
 */
readonly supple: string
}
/**
 * Préparation : le nom de ce trait et celui de ses valeurs
 */
export interface TraitsFinish {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
readonly values: TraitsFinishValues
}
/**
 * Valeurs : une par code
 */
export interface TraitsFinishValues {
/**
 * natural : tel qu’on le lit
 */
readonly natural: string
/**
 * flocked : tel qu’on le lit
 */
readonly flocked: string
/**
 * decorated : tel qu’on le lit
 */
readonly decorated: string
/**
 * treated : tel qu’on le lit
 */
readonly treated: string
}
/**
 * Chaleur : le nom de ce trait et celui de ses valeurs
 */
export interface TraitsWarmth {
/**
 * Nom : tel qu’on le lit
 */
readonly label: string
readonly values: TraitsWarmthValues
}
/**
 * Valeurs : une par code
 */
export interface TraitsWarmthValues {
/**
 * keeps : tel qu’on le lit
 */
readonly keeps: string
/**
 * fears : tel qu’on le lit
 */
readonly fears: string
}
/**
 * Les mots des boutons et ceux que lisent les lecteurs d’écran
 */
export interface Interface {
/**
 * Lien d’évitement : le premier lien de la page
 */
readonly skipLink: string
/**
 * Ouvrir le menu : nom du bouton
 */
readonly openMenu: string
/**
 * Fermer le menu : nom du bouton
 */
readonly closeMenu: string
/**
 * Menu principal : nom du menu
 */
readonly mainMenu: string
/**
 * Sous-menu : nom du bouton ; {name} pour celui de la rubrique
 */
readonly submenu: string
/**
 * Nouvel onglet : dit qu’un lien ouvre un onglet
 */
readonly newTab: string
/**
 * Pause : arrête le défilement
 */
readonly pause: string
/**
 * Lecture : reprend le défilement
 */
readonly play: string
/**
 * Note : dit la note ; {rating} pour le nombre
 */
readonly rating: string
/**
 * Obligatoire : dit qu’un champ est obligatoire
 */
readonly required: string
/**
 * Facultatif : dit qu’un champ est facultatif
 */
readonly optional: string
/**
 * Temps de lecture : {minutes} pour le nombre
 */
readonly readTime: string
/**
 * Chargement : pendant que la page arrive
 */
readonly loading: string
/**
 * Chargement impossible : quand la page n’arrive pas
 */
readonly loadFailed: string
/**
 * Réessayer : le bouton
 */
readonly retry: string
/**
 * Sans JavaScript : à la place d’un formulaire quand JavaScript est coupé
 */
readonly noScript: string
readonly fieldErrors: InterfaceFieldErrors
}
/**
 * Erreurs de saisie : sous les champs du contact et du devis
 */
export interface InterfaceFieldErrors {
/**
 * Champ vide : sous un champ obligatoire laissé vide
 */
readonly missing: string
/**
 * Rien de choisi : sous une liste obligatoire où rien n’est choisi
 */
readonly unchosen: string
/**
 * Adresse e-mail : sous une adresse qui n’en est pas une
 */
readonly email: string
/**
 * Nombre : sous une quantité qui n’est pas un nombre entier
 */
readonly number: string
/**
 * Moins que zéro : sous une quantité négative
 */
readonly belowZero: string
}
/**
 * Une variété de sapin
 */
export interface Variety {
/**
 * The file’s name.
 */
readonly slug: VarietySlug
/**
 * Nom : le nom de la variété
 */
readonly name: string
/**
 * Sous-titre : une ligne sous le nom
 */
readonly subtitle: string
/**
 * Description : deux à quatre phrases
 */
readonly description: string
/**
 * Étiquettes : posées sur l’image
 */
readonly badges: readonly Badge[]
readonly drawing: VarietyDrawing
/**
 * Images : vos photographies, la première est la principale ; sans cette ligne, le site montre son dessin
 */
readonly images?: readonly Picture[]
readonly traits: VarietyTraits
/**
 * Caractéristiques : une par ligne
 * 
 * Items: Caractéristique : quelques mots
 */
readonly characteristics: readonly string[]
/**
 * Entretien : un conseil par ligne
 * 
 * Items: Conseil : une phrase
 */
readonly care: readonly string[]
/**
 * Montrer l’entretien : faux pour cacher les conseils sur la page de la variété
 */
readonly showCare?: boolean
readonly editorial: VarietyEditorial
readonly shopSlug?: Slug
/**
 * Variété voisine : celle que propose « Découvrez aussi »
 */
readonly related: VarietySlug
readonly seo: Seo
}
/**
 * Dessin : l’arbre que le site dessine pour cette variété, à son image et à l’échelle dans les comparaisons
 */
export interface VarietyDrawing {
/**
 * Texte de remplacement : ce que l’on voit, pour qui ne voit pas le dessin
 */
readonly alt: string
/**
 * Port : comment vont les branches : level (étalées), drooping (retombantes), raised (relevées et raides)
 */
readonly habit: ("level" | "drooping" | "raised")
/**
 * Largeur : la plus grande largeur, pour une hauteur de 1 : 0.45 pour un arbre élancé, 0.75 pour un arbre large
 */
readonly width: number
/**
 * Étages : le nombre d’étages de branches
 */
readonly whorls: number
/**
 * Densité : 1 quand on voit le tronc entre les étages, 3 quand le feuillage est plein
 */
readonly density: (1 | 2 | 3)
/**
 * Aiguilles : leur teinte : deep (vert sombre), fresh (vert franc), citrus (vert citron), blue (bleu argenté)
 */
readonly needles: ("deep" | "fresh" | "citrus" | "blue")
/**
 * Régulier : vrai pour un arbre dont les étages sont presque égaux
 */
readonly regular?: boolean
/**
 * Floqué : vrai pour des branches blanches
 */
readonly flocked?: boolean
/**
 * Décor : ce qui pend à l’arbre : balls (boules), stars (étoiles de paille), lights (guirlande lumineuse), topper (étoile à la pointe)
 * 
 * Items: Décor : une sorte d’objets
 */
readonly decoration?: readonly ("balls" | "stars" | "lights" | "topper")[]
/**
 * Décor du dessin : ce qui entoure l’arbre : hills (collines), stars (collines et cinq étoiles), village (maisons et vignes), clearing (clairière), dusk (soir d’hiver), night (nuit de neige), measure (une personne et une toise), hall (une salle sous une arche), parlour (un salon rouge)
 */
readonly scene: ("hills" | "stars" | "village" | "clearing" | "dusk" | "night" | "measure" | "hall" | "parlour")
}
/**
 * Traits : ce qui se compare d’une variété à l’autre ; les mots sont dans traits.yaml
 */
export interface VarietyTraits {
/**
 * Tenue : la constante qui dit combien de semaines tiennent ses aiguilles ; sans cette ligne, rien n’est promis
 */
readonly hold?: FactSlug
/**
 * Parfum : faint (atténué), light (discret), resin (résine), citrus (agrumes) ; sans cette ligne, on ne le dit pas
 */
readonly scent?: ("faint" | "light" | "resin" | "citrus")
/**
 * Silhouette : full (pleine), natural (libre), airy (aérée), slender (élancée)
 */
readonly shape: ("full" | "natural" | "airy" | "slender")
/**
 * Aiguilles : soft (souples), firm (fermes)
 */
readonly needles?: ("soft" | "firm")
/**
 * Branches : sturdy (solides), stiff (rigides), supple (souples)
 */
readonly branches?: ("sturdy" | "stiff" | "supple")
/**
 * Préparation : natural (tel qu’il pousse), flocked (floqué), decorated (décoré), treated (ignifugé)
 */
readonly finish: ("natural" | "flocked" | "decorated" | "treated")
/**
 * Chaleur : keeps (tient dans une pièce chauffée), fears (craint la chaleur)
 */
readonly warmth?: ("keeps" | "fears")
}
/**
 * Texte de fond : le bloc de lecture en bas de page
 */
export interface VarietyEditorial {
/**
 * Titre : le titre du bloc
 */
readonly title: string
/**
 * Texte : en Markdown
 */
readonly text: Html
}
