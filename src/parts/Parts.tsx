// Every component in every state, one after the other: longer than other files because there is nothing to know between them.
import { type ReactNode, useId } from 'react';
import { articles } from '#generated/articles.ts';
import { decorations } from '#generated/decorations.ts';
import { contactMessage } from '#generated/forms/contact-message.ts';
import { articleList } from '#generated/pages/article-list.ts';
import { business } from '#generated/pages/business.ts';
import { home as homeInAllSeasons } from '#generated/pages/home.ts';
import { variety as varietyWords } from '#generated/pages/variety.ts';
import { inForm } from '#generated/phrase-forms.ts';
import { prices } from '#generated/prices.ts';
import { ui } from '#generated/ui.ts';
import { varieties } from '#generated/varieties.ts';
import { ArticleCard } from '../components/ArticleCard.tsx';
import { BackLink } from '../components/BackLink.tsx';
import { Badge } from '../components/Badge.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { FeatureGrid } from '../components/FeatureGrid.tsx';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import { HeroBanner } from '../components/HeroBanner.tsx';
import { Icon } from '../components/Icon.tsx';
import { LoadFailurePanel } from '../components/LoadFailurePanel.tsx';
import { LoadingBar } from '../components/LoadingBar.tsx';
import { MainMenu } from '../components/MainMenu.tsx';
import { Markdown } from '../components/Markdown.tsx';
import { OrderLink } from '../components/OrderLink.tsx';
import { PictureFrame } from '../components/PictureFrame.tsx';
import { PriceGrid } from '../components/PriceGrid.tsx';
import { Rating } from '../components/Rating.tsx';
import { SuggestionRow } from '../components/SuggestionRow.tsx';
import { Person } from '../components/tree/Person.tsx';
import { TreeDrawing } from '../components/tree/TreeDrawing.tsx';
import { personHeightOn } from '../data/distances.ts';
import { varietyPictures } from '../data/variety-pictures.ts';
import { CheckField, InputField, SelectField, TextField } from '../forms/Field.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import { FormShell } from '../forms/FormShell.tsx';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { builtSeason, navigation } from '../shell/shell.static.ts';
import styles from './Parts.module.css';
import { Pressed } from './Pressed.tsx';
import { State } from './State.tsx';
import { Unanswered } from './Unanswered.tsx';

const colours = [
  'page',
  'raised',
  'sunken',
  'text',
  'quiet',
  'heading',
  'link',
  'accent',
  'accent-strong',
] as const;
const nightColours = ['night', 'sky', 'focus', 'success', 'error', 'star', 'icon'] as const;
const looks = ['solid', 'outline'] as const;
const shown = ['hover', 'focus-visible', 'active'] as const;
const { label: button, href } = varietyWords.contact;
const home = inForm(homeInAllSeasons, builtSeason.index);

/** Every component in each of its states, with texts of the site. */
export function Parts() {
  return (
    <>
      <Header />
      <main className={`container ${styles.page}`}>
        <h1>Parts</h1>
        <Colours />
        <Titles />
        <Buttons />
        <Labels />
        <Fields />
        <Forms />
        <Loading />
        <Menus />
        <Heroes />
        <Trees />
        <Prices />
        <Cards />
        <Texts />
      </main>
      <SuggestionRow
        title="SuggestionRow"
        pool={decorations.map(({ slug, title, image }) => ({ name: title, href: `#${slug}`, image }))}
        count={3}
        random={() => 0}
      />
      <CallToAction title={home.closing.title} text={home.closing.text}>
        <OrderLink size="large">{home.closing.button}</OrderLink>
      </CallToAction>
      <Footer />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Colours() {
  return (
    <Part title="Colours">
      <div className={styles.row}>
        {[...colours, ...nightColours].map((name) => (
          <div key={name} className={styles.swatch}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--color-${name})`} />
            </svg>
            {name}
          </div>
        ))}
      </div>
    </Part>
  );
}

function Titles() {
  return (
    <Part title="Titles and text">
      <h1>{home.hero.title}</h1>
      <h2>{home.teasers.title}</h2>
      <h3>{home.faq.title}</h3>
      <p>
        {home.hero.subtitle} <a href={href}>{button}</a>
      </p>
    </Part>
  );
}

function Buttons() {
  return (
    <Part title="ButtonLink, OrderLink, BackLink">
      {looks.map((look) => (
        <div key={look} className={styles.row}>
          <ButtonLink href={href} look={look}>
            {button}
          </ButtonLink>
          {shown.map((state) => (
            <State key={state} shows={state}>
              <ButtonLink href={href} look={look}>
                {button}
              </ButtonLink>
            </State>
          ))}
          <OrderLink look={look} size="large">
            {varietyWords.order}
          </OrderLink>
        </div>
      ))}
      <div className={styles.row} data-ground="night">
        <ButtonLink href={href} look="night">
          {button}
        </ButtonLink>
        {shown.map((state) => (
          <State key={state} shows={state}>
            <ButtonLink href={href} look="night">
              {button}
            </ButtonLink>
          </State>
        ))}
      </div>
      <div className={styles.row}>
        <BackLink {...varietyWords.back} />
        <State shows="hover">
          <BackLink {...varietyWords.back} />
        </State>
        <State shows="focus-visible">
          <BackLink {...varietyWords.back} />
        </State>
      </div>
    </Part>
  );
}

function Labels() {
  const badges = [...new Set(varieties.flatMap((variety) => variety.badges))];
  return (
    <Part title="Badge, Rating, Icon">
      <div className={styles.row}>
        {badges.map((badge) => (
          <Badge key={badge} badge={badge} />
        ))}
        <Badge badge={varietyWords.availability.few} look="warning" />
        <Badge badge={varietyWords.availability.soldOut} look="out" />
        <Rating rating={5} />
        <Rating rating={3} />
      </div>
      <div className={styles.row}>
        {home.why.items.map(({ icon }) => (
          <Icon key={icon} name={icon} />
        ))}
        {home.why.items.map(({ icon }) => (
          <Icon key={icon} name={icon} look="print" />
        ))}
      </div>
    </Part>
  );
}

function Fields() {
  const { nom, telephone, sujet, message } = contactMessage.fields;
  return (
    <Part title="Field, CheckField">
      <div className={styles.narrow}>
        <FormShell aria-label="Field">
          <InputField name="empty" label={nom.label} isRequired />
          <InputField
            name="filled"
            label={telephone.label}
            help={telephone.help}
            defaultValue="03 53 01 20 24"
          />
          <State shows="focus-visible">
            <InputField name="focused" label={nom.label} />
          </State>
          <InputField name="wrong" label={nom.label} error={contactMessage.messages.failure} isRequired />
          <InputField name="disabled" label={nom.label} disabled defaultValue={nom.label} />
          <SelectField name="choice" label={sujet.label} placeholder={sujet.placeholder} options={[]} />
          <TextField name="text" label={message.label} />
          <CheckField name="off" label={sujet.label} />
          <CheckField name="on" label={sujet.label} error={contactMessage.messages.failure} defaultChecked />
          <button type="submit">{contactMessage.submit}</button>
          <button type="submit" data-shows="hover">
            {contactMessage.submit}
          </button>
          <button type="submit" disabled>
            {contactMessage.sending}
          </button>
        </FormShell>
      </div>
    </Part>
  );
}

function Forms() {
  const { success, failure } = contactMessage.messages;
  return (
    <Part title="FormMessage, NewsletterForm, sending">
      <FormMessage success={success} error={failure} />
      <div className={styles.narrow}>
        <NewsletterForm place="footer" />
      </div>
      <div className={styles.narrow}>
        <Unanswered>
          <NewsletterForm place="home" />
        </Unanswered>
      </div>
    </Part>
  );
}

function Loading() {
  return (
    <Part title="LoadingBar, LoadFailurePanel">
      <div className={styles.window}>
        <LoadingBar />
        <p>{ui.loading}</p>
      </div>
      <div className={styles.window}>
        <LoadFailurePanel onRetry={() => {}} />
      </div>
    </Part>
  );
}

function Menus() {
  const { menu } = navigation.header;
  return (
    <Part title="MainMenu, open">
      <div className={styles.window} data-tall>
        <Pressed selector="[aria-expanded=false]">
          <MainMenu items={menu} path="/services" onFollow={() => {}} />
        </Pressed>
      </div>
    </Part>
  );
}

function Heroes() {
  const [decoration] = decorations;
  if (!decoration) return null;
  const { title, subtitle, icon, image } = decoration;
  return (
    <Part title="HeroBanner">
      <HeroBanner
        title={title}
        subtitle={subtitle}
        icon={icon}
        picture={image}
        back={<BackLink {...varietyWords.back} />}
      />
    </Part>
  );
}

const metre = 60;

function Trees() {
  return (
    <Part title="TreeDrawing, Person">
      <svg className={styles.trees} viewBox="0 -150 1000 160" aria-hidden="true">
        <g transform="translate(40 0)">
          <Person height={1.7 * metre} />
        </g>
        {varieties.map(({ slug, drawing }, index) => (
          <g key={slug} transform={`translate(${130 + index * 102} 0)`}>
            <TreeDrawing shape={drawing} height={2.2 * metre} />
          </g>
        ))}
      </svg>
      <div className={styles.row}>
        {varieties.map((variety) => (
          <div key={variety.slug} className={styles.small}>
            <PictureFrame picture={varietyPictures(variety)[0]} shape="portrait" isFirst />
          </div>
        ))}
      </div>
    </Part>
  );
}

function Prices() {
  const grids = prices.flatMap(({ variety, readings: [first] }) =>
    first ? [{ variety, grid: first.grid }] : [],
  );
  const height = (grid: (typeof grids)[number]['grid']) => Math.max(...grid.map(({ max }) => max));
  const [highest] = grids.toSorted((one, other) => height(other.grid) - height(one.grid));
  const tallest = varieties.find(({ slug }) => slug === highest?.variety);
  const grid = highest?.grid;
  if (!tallest || !grid) return null;
  return (
    <Part title="PriceGrid">
      <PriceGrid
        grid={grid}
        shape={tallest.drawing}
        person={personHeightOn('variety')}
        caption={varietyWords.sizesTitle}
        sizeColumn={varietyWords.sizeColumn}
        priceColumn={varietyWords.priceColumn}
        note={varietyWords.priceNote}
      />
    </Part>
  );
}

function Cards() {
  const [first, second] = articles;
  if (!first || !second) return null;
  const card = { category: articleList.title, read: articleList.read, featured: articleList.featured };
  return (
    <Part title="ArticleCard, FeatureGrid">
      <ArticleCard article={{ ...first, featured: true }} look="lead" {...card} />
      <div className={styles.narrow}>
        <State shows="hover">
          <ArticleCard article={second} {...card} />
        </State>
      </div>
      <FeatureGrid items={home.why.items.slice(0, 3)} />
      <FeatureGrid items={business.benefits.items.slice(0, 3)} look="ruled" />
    </Part>
  );
}

function Texts() {
  const [variety] = varieties;
  return <Part title="Markdown">{variety && <Markdown html={variety.editorial.text} />}</Part>;
}
