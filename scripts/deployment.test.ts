import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './repo.mjs';

/** The files with which hosts run Orrery in containers, held against the program that they run. */

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const yaml = (file: string) => parse(read(file), { merge: true });

const COMPOSE_FILES = ['compose.yaml', 'compose.postgres.yaml'];
const MANIFESTS = 'deploy/kubernetes';
const PORT = 3141;

/** The names of the settings table. */
const [, SETTINGS_SECTION = ''] = read('docs/hosting.md').split('\n## Settings\n');
const SETTINGS = new Set(
  [...SETTINGS_SECTION.replace(/\n## [\s\S]*/, '').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name),
);
/** The routes for hosting platforms. */
const HEALTH_ROUTES = new Set(
  [...read('server/app.ts').matchAll(/app\.get\('(\/\w+)'/g)].map(([, route = '']) => route),
);

/** The instructions of a Dockerfile, with continued lines joined. */
const INSTRUCTIONS = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }));
const LAST_STAGE = INSTRUCTIONS.slice(INSTRUCTIONS.findLastIndex(({ name }) => name === 'FROM'));
const inLastStage = (wanted: string): readonly string[] =>
  LAST_STAGE.filter(({ name }) => name === wanted).map(({ rest }) => rest);
const IMAGE_ENVIRONMENT = Object.fromEntries(
  inLastStage('ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('='))),
);

test('the settings table names what the program reads, and nothing else', () => {
  const code = read('server/settings.ts').replace(/const RENAMED_SETTINGS[\s\S]*?};/, '');
  const used = [...code.matchAll(/env\.([A-Z_]{4,})|\(env, '([A-Z_]+)'/g)].map(([, one, other]) => one ?? other ?? '');
  expect([...new Set(used)].toSorted()).toEqual([...SETTINGS].toSorted());
});

describe('the image', () => {
  test('is built in stages, each of which begins with the same base', () => {
    const stages = INSTRUCTIONS.filter(({ name }) => name === 'FROM').map(({ rest }) => rest);
    expect(stages.length).toBe(2);
    for (const stage of stages) expect(stage).toContain(`\${NODE_IMAGE}`);
    expect(read('Dockerfile')).toMatch(/node:(22|24)-/);
  });

  test('runs scripts that exist, from files that the build is given', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const scripts = [...read('Dockerfile').matchAll(/node (scripts\/\S+\.mjs)/g)].map(([, script = '']) => script);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) expect(existsSync(path.join(root, script)), script).toBe(true);
    const needed = ['scripts', 'package-lock.json', 'docs', 'editions', 'LICENSE', 'CHANGELOG.md', ...scripts];
    for (const pattern of ignored) expect(needed, pattern).not.toContain(pattern);
  });

  test('starts the program of a release, as a user without rights, with settings that exist', () => {
    expect(inLastStage('ENTRYPOINT')).toEqual(['["node", "server/main.js"]']);
    expect(inLastStage('USER')).toEqual(['1000:1000']);
    for (const name of Object.keys(IMAGE_ENVIRONMENT)) {
      if (name !== 'NODE_ENV') expect([...SETTINGS]).toContain(name);
    }
    expect(inLastStage('EXPOSE')).toEqual([IMAGE_ENVIRONMENT.PORT]);
    expect(inLastStage('VOLUME')).toEqual([IMAGE_ENVIRONMENT.DATA_DIR]);
  });

  test('asks a route that exists whether it is alive', () => {
    const [check = ''] = inLastStage('HEALTHCHECK');
    const [, route = ''] = /\}(\/\w+)`/.exec(check) ?? [];
    expect([...HEALTH_ROUTES]).toContain(route);
    expect(JSON.parse(check.slice(check.indexOf('[')))).toHaveLength(3);
  });
});

describe.each(COMPOSE_FILES)('%s', (file) => {
  const { services, volumes } = yaml(file);
  const nodes = Object.entries<Record<string, unknown>>(services).filter(([, { build }]) => build !== undefined);

  test('gives nodes only settings that exist, a file system that they cannot write, and no rights', () => {
    expect(nodes.length).toBe(file === 'compose.yaml' ? 1 : 2);
    for (const [, node] of nodes) {
      const { environment } = node as { environment: Record<string, unknown> };
      for (const name of Object.keys(environment)) expect([...SETTINGS]).toContain(name);
      expect(node).toMatchObject({
        build: '.',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        stop_grace_period: expect.stringMatching(/^\d+s$/),
      });
      const seconds = Number.parseInt(String(node.stop_grace_period), 10);
      expect(seconds).toBeGreaterThan(Number(environment.DRAIN_SECONDS ?? 0) + 10);
    }
  });

  test('mounts volumes that it declares and files that exist', () => {
    for (const { volumes: mounts = [] } of Object.values<{ volumes?: string[] }>(services)) {
      for (const mount of mounts) {
        const [source = ''] = mount.split(':');
        if (source.startsWith('.')) expect(existsSync(path.join(root, source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });

  test('depends on services that exist, and every variable it uses is documented', () => {
    for (const { depends_on = {} } of Object.values<{ depends_on?: object }>(services)) {
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of others) expect(Object.keys(services)).toContain(other);
    }
    const variables = [...read(file).matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    for (const name of variables) expect(read('docs/hosting.md')).toContain(`\`${name}\``);
  });
});

test('one node keeps its database in the volume', () => {
  const { orrery } = yaml('compose.yaml').services;
  expect(orrery.volumes).toEqual([`data:${IMAGE_ENVIRONMENT.DATA_DIR}`]);
  expect(orrery.ports[0]).toMatch(new RegExp(`:${PORT}$`));
});

test('Caddy asks the nodes of the compose file, by a route that exists, more often than they drain', () => {
  const caddy = read('deploy/Caddyfile');
  const { services } = yaml('compose.postgres.yaml');
  const [, upstreams = ''] = /reverse_proxy ([^{]+)\{/.exec(caddy) ?? [];
  const nodes = Object.keys(services).filter((name) => services[name].build !== undefined);
  expect(upstreams.trim().split(' ')).toEqual(nodes.map((name) => `${name}:${PORT}`));
  expect([...HEALTH_ROUTES]).toContain(/health_uri (\S+)/.exec(caddy)?.[1]);
  const seconds = Number(/health_interval (\d+)s/.exec(caddy)?.[1]);
  expect(services.node1.environment.DRAIN_SECONDS).toBeGreaterThan(seconds);
});

describe('the manifests for Kubernetes', () => {
  const documents = readdirSync(path.join(root, MANIFESTS)).flatMap((file) =>
    parseAllDocuments(read(`${MANIFESTS}/${file}`)).map((document) => ({ file, content: document.toJS() })),
  );
  const ofKind = (kind: string) =>
    documents.filter(({ content }) => content.kind === kind).map(({ content }) => content);
  const [deployment] = ofKind('Deployment');
  const pod = deployment.spec.template.spec;
  const [container] = pod.containers;

  test('are all applied, except the example of the secret', () => {
    const [{ resources }] = ofKind('Kustomization');
    const others = documents.map(({ file }) => file).filter((file) => !/^(kustomization|secret\.example)/.test(file));
    expect(resources.toSorted()).toEqual([...new Set(others)].toSorted());
  });

  test('name settings that exist', () => {
    for (const { data = {} } of ofKind('ConfigMap')) {
      for (const name of Object.keys(data)) expect([...SETTINGS]).toContain(name);
    }
    for (const { stringData } of ofKind('Secret')) {
      for (const name of Object.keys(stringData)) expect([...SETTINGS]).toContain(name);
    }
    const given = container.envFrom.map((from: Record<string, { name: string }>) => Object.values(from)[0]?.name);
    expect(given).toEqual([ofKind('ConfigMap')[0].metadata.name, ofKind('Secret')[0].metadata.name]);
  });

  test('replace nodes one by one: a new one is ready before an old one goes, which has time to drain', () => {
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    const drain = Number(ofKind('ConfigMap')[0].data.DRAIN_SECONDS);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  });

  test('ask routes that exist, at the port of the image', () => {
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect([...HEALTH_ROUTES], probe).toContain(container[probe].httpGet.path);
      expect(container[probe].httpGet.port).toBe(container.ports[0].name);
    }
    expect(container.ports[0].containerPort).toBe(PORT);
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  });

  test('select the pods they belong to, and run them without rights on a file system that cannot be written', () => {
    const { labels } = deployment.spec.template.metadata;
    expect(labels).toMatchObject(deployment.spec.selector.matchLabels);
    for (const { spec } of ofKind('Service')) expect(labels).toMatchObject(spec.selector);
    for (const { spec } of ofKind('PodDisruptionBudget')) expect(labels).toMatchObject(spec.selector.matchLabels);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const [{ images }] = ofKind('Kustomization');
    expect(images[0].name).toBe(container.image);
  });
});
