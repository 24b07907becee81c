// What the built site uses although the oldest promised browsers lack it, and what their visitors have instead.

/** What differs until the browsers of `as-designed`. @type {Readonly<Record<string, string>>} */
export const ENHANCEMENTS = {
  'css.at-rules.font-face.size-adjust': 'lines may break elsewhere when the fonts arrive',
  'css.at-rules.media.forced-colors': 'there the system does not choose the colours of pages',
  'css.at-rules.media.scripting':
    'without JavaScript forms and the menu’s button are shown, and do nothing; links lead on',
  'css.properties.align-content.end':
    'of block boxes, of which there is none: the grids it is for have known it longer',
  'css.properties.align-content.start':
    'of block boxes, of which there is none: the grids it is for have known it longer',
  'css.properties.overscroll-behavior': 'the page behind a menu that is scrolled to its end scrolls on',
  'css.properties.overscroll-behavior-x': 'a table swiped to its end goes back in the history',
  'css.properties.overscroll-behavior-x.contain': 'a table swiped to its end goes back in the history',
  'css.properties.overscroll-behavior.contain':
    'the page behind a menu that is scrolled to its end scrolls on',
  'css.properties.text-wrap': 'lines of a title differ in length',
  'css.properties.text-wrap.balance': 'lines of a title differ in length',
  'css.selectors.has': 'ticked chips are told by their box alone',
  'html.elements.search': 'the search is not a landmark',
  'html.global_attributes.inert': 'a screen reader can leave the open menu; Tab cannot',
};

/** What not even the browsers of `as-designed` all have. @type {Readonly<Record<string, string>>} */
export const DECORATION = {
  'api.ViewTransition.skipTransition': 'of a transition that exists only where it is known',
  'css.at-rules.font-face.ascent-override': 'lines may move when the fonts arrive',
  'css.at-rules.font-face.descent-override': 'lines may move when the fonts arrive',
  'css.at-rules.font-face.line-gap-override': 'lines may move when the fonts arrive',
  'css.at-rules.page': 'the printer’s own margins',
  'css.at-rules.page.size': 'the visitor turns the sheet',
  'css.at-rules.page.size.landscape': 'the visitor turns the sheet',
  'css.at-rules.view-transition': 'pages change at once',
  'css.properties.-webkit-tap-highlight-color': 'a tap is highlighted, or was not anyway',
  'css.properties.animation-range': 'nothing moves with the scroll',
  'css.properties.animation-range.normal': 'nothing moves with the scroll',
  'css.properties.animation-timeline': 'nothing moves with the scroll',
  'css.properties.animation-timeline.auto': 'nothing moves with the scroll',
  'css.properties.animation-timeline.scroll': 'nothing moves with the scroll',
  'css.properties.break-after.avoid':
    'on paper, the room that titles take in src/styles/base.css keeps them with their text',
  'css.properties.content-visibility': 'answers that are closed stay so on paper',
  'css.properties.content-visibility.visible': 'answers that are closed stay so on paper',
  'css.properties.cursor.not-allowed': 'no pointer on a phone',
  'css.properties.cursor.pointer': 'no pointer on a phone',
  'css.properties.cursor.progress': 'no pointer on a phone',
  'css.properties.orphans': 'a paragraph may end with one line on a sheet',
  'css.properties.resize': 'no pointer on a phone',
  'css.properties.resize.vertical': 'no pointer on a phone',
  'css.properties.text-wrap.pretty': 'a paragraph may end with one word',
  'css.properties.widows': 'a paragraph may begin with one line on a sheet',
  'css.selectors.details-content': 'answers that are closed stay so on paper',
  'css.selectors.selection': 'selected text has the system’s colour',
  'css.selectors.view-transition': 'pages change at once',
  'css.selectors.view-transition-new': 'pages change at once',
  'css.selectors.view-transition-old': 'pages change at once',
  'html.elements.img.fetchpriority': 'pictures are fetched in the browser’s order',
  'html.elements.link.blocking': 'the first paint does not wait for a preload',
  'html.elements.link.fetchpriority': 'scripts are fetched in the browser’s order',
  'html.elements.script.fetchpriority': 'scripts are fetched in the browser’s order',
};
