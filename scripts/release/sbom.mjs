const titles = /^(\S+) (\d+\.\d+\.\d+\S*), /gm;

/**
 * Returns the part of npm's bill of materials (CycloneDX 1.5) that is bundled: the packages of `dist/THIRD-PARTY.txt`. npm's own
 * choice, dependencies that are not for development, would name packages of which nothing is bundled, and leave out preact. The
 * result names no folder of the machine and no registry.
 * @param {object} bill what `npm sbom --sbom-format cyclonedx` printed
 * @param {string} notices content of THIRD-PARTY.txt
 * @param {{ project: { name: string, version: string }, time: string }} release `time` as ISO 8601, of what was released
 */
export function bundledBill(bill, notices, { project, time }) {
  const wanted = [...notices.matchAll(titles)].map(([, name, version]) => `${name}@${version}`);
  const isWanted = (reference) => wanted.includes(reference);
  const root = bill.metadata.component["bom-ref"];
  const missing = wanted.filter((reference) => !bill.components.some((found) => found["bom-ref"] === reference));
  if (missing.length > 0) throw new Error(`npm does not know what THIRD-PARTY.txt names: ${missing.join(", ")}`);
  const component = ({ properties, externalReferences, ...rest }) => ({
    ...rest,
    externalReferences: externalReferences.filter(({ type }) => type !== "distribution"),
  });
  const { $schema, bomFormat, specVersion, version, metadata } = bill;
  return {
    $schema,
    bomFormat,
    specVersion,
    version,
    metadata: { ...metadata, timestamp: time, component: { ...metadata.component, ...project } },
    components: bill.components.filter((found) => isWanted(found["bom-ref"])).map(component),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === root || isWanted(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isWanted) })),
  };
}
